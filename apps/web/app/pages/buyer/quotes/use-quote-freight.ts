import { fetchQuoteFreight, type QuoteFreight } from '@lohahaat/contract/sourcing/quotes/quote-freight'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

/** By the id of the quote. */
export type QuoteFreights = ReadonlyMap<number, QuoteFreight>

/** What the goods of an enquiry cost to bring from its parties, once the comparison is there. */
export function useQuoteFreight(enquiryId: number): QuoteFreights {
  const [freight, setFreight] = useState<QuoteFreights>(new Map())
  useEffect(() => {
    let isLeft = false
    void browserApi.send(fetchQuoteFreight, { enquiryId: String(enquiryId) }).then(
      (told) => isLeft || setFreight(new Map(told.map((each) => [each.quoteId, each]))),
      // The comparison stands without it.
      () => null,
    )
    return () => {
      isLeft = true
    }
  }, [enquiryId])
  return freight
}
