import { type QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../../../api/session/use-session'
import type { Brand } from './lines/line-values'
import { settleTerms } from './answer/doubts'
import { changeDraft, draftKey, useDraft, writeDraft } from './draft-store'
import { isPriced, type QuoteValues, valuesOf } from './quote-values'
import { useSaveQuote } from './use-save-quote'

/** The form of a quote, saved as a draft from the first keystroke, so that a reload loses nothing. */
export function useQuoteForm(enquiry: QuotedEnquiry, brands: readonly Brand[], back: string) {
  const { email } = useSession()
  const key = draftKey(email, enquiry)
  const start = useMemo(() => valuesOf(enquiry), [enquiry])
  const draft = useDraft(key)
  const isFirstKey = draft === null
  const [beganHere, setBeganHere] = useState(false)
  const values = draft ?? start
  const [files, setFiles] = useState<readonly File[]>([])
  const { busy, save } = useSaveQuote(enquiry, { values, brands, files, setFiles, back })

  const change = useCallback(
    (changed: (values: QuoteValues) => QuoteValues) => {
      if (isFirstKey) setBeganHere(true)
      changeDraft(key, start, changed)
    },
    [key, start, isFirstKey],
  )
  const setLines = useCallback(
    (changed: (lines: QuoteValues['lines']) => QuoteValues['lines']) =>
      change((now) => ({ ...now, lines: changed(now.lines) })),
    [change],
  )

  return {
    values,
    setLines,
    /** Files that go with the quote when it is saved. */
    files,
    setFiles,
    setTerms: (terms: Partial<Omit<QuoteValues, 'lines'>>) =>
      change((now) => ({ ...settleTerms(now, terms), ...terms })),
    /** All of it at once, as a pasted answer has it. */
    replace: (values: QuoteValues) => change(() => values),
    /** The form shows a draft from an earlier visit. */
    isRestored: draft !== null && !beganHere,
    discard: () => writeDraft(key, null),
    canSave: enquiry.status !== 'Completed' && isPriced(enquiry.enquiryItems, values),
    busy,
    save,
  }
}

export type QuoteForm = ReturnType<typeof useQuoteForm>
