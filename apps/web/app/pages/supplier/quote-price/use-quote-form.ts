import { type QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../../../api/session/use-session'
import { changeDraft, draftKey, useDraft, writeDraft } from './draft-store'
import { isPriced, type QuoteValues, valuesOf } from './quote-values'
import { useSaveQuote } from './use-save-quote'

/** The form of a quote, saved as a draft from the first keystroke, so that a reload loses nothing. */
export function useQuoteForm(enquiry: QuotedEnquiry) {
  const { email } = useSession()
  const key = draftKey(email, enquiry)
  const start = useMemo(() => valuesOf(enquiry), [enquiry])
  const draft = useDraft(key)
  const isFirstKey = draft === null
  const [beganHere, setBeganHere] = useState(false)
  const values = draft ?? start
  const { busy, save } = useSaveQuote(enquiry, values)

  const change = useCallback(
    (changed: (values: QuoteValues) => QuoteValues) => {
      if (isFirstKey) setBeganHere(true)
      changeDraft(key, start, changed)
    },
    [key, start, isFirstKey],
  )
  const setPrice = useCallback(
    (item: number, text: string) => change((now) => ({ ...now, prices: { ...now.prices, [item]: text } })),
    [change],
  )

  return {
    values,
    setPrice,
    setTerms: (terms: Partial<Omit<QuoteValues, 'prices'>>) => change((now) => ({ ...now, ...terms })),
    /** The form shows a draft from an earlier visit. */
    isRestored: draft !== null && !beganHere,
    discard: () => writeDraft(key, null),
    canSave: enquiry.status !== 'Completed' && isPriced(enquiry.enquiryItems, values),
    busy,
    save,
  }
}

export type QuoteForm = ReturnType<typeof useQuoteForm>
