import { fetchQuoteScores, type QuoteScore } from '@lohahaat/contract/supply/score/score-cards'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

/** By the id of the quote. */
export type Scores = ReadonlyMap<number, QuoteScore>

/** The score cards of the parties, once the comparison is there. */
export function useScores(enquiryId: number): Scores {
  const [scores, setScores] = useState<Scores>(new Map())
  useEffect(() => {
    let isLeft = false
    void browserApi.send(fetchQuoteScores, { enquiryId: String(enquiryId) }).then(
      (told) => isLeft || setScores(new Map(told.map((each) => [each.quoteId, each]))),
      // The comparison stands without them.
      () => null,
    )
    return () => {
      isLeft = true
    }
  }, [enquiryId])
  return scores
}
