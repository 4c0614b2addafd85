import { useSyncExternalStore } from 'react'
import type { QuoteValues } from './quote-values'
import { createListeners } from '../../../listeners'

const { notify, subscribe } = createListeners()
/** Also kept in memory, because a browser may refuse storage. */
const drafts = new Map<string, string | null>()

function read(key: string): string | null {
  const known = drafts.get(key)
  if (known !== undefined) return known
  let stored: string | null = null
  try {
    stored = sessionStorage.getItem(key)
  } catch {
    // Without storage a draft lasts as long as the page.
  }
  drafts.set(key, stored)
  return stored
}

/** Updates the draft, or starts one from the initial values. */
export function changeDraft(key: string, start: QuoteValues, change: (values: QuoteValues) => QuoteValues) {
  const text = read(key)
  writeDraft(key, change(text === null ? start : parse(text)))
}

/** Stores the draft across reloads; null removes it. Only in this window: prices are confidential. */
export function writeDraft(key: string, values: QuoteValues | null) {
  const text = values && JSON.stringify(values)
  drafts.set(key, text)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // As above.
  }
  notify()
}

/** The unsaved draft; null if there is none. */
export function useDraft(key: string): QuoteValues | null {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  return text === null ? null : parse(text)
}

const parse = (text: string) => JSON.parse(text) as QuoteValues

/** Drafts are per revision of an enquiry and per party; the name changes with what a draft holds. */
export const draftKey = (email: string, enquiry: { enquiryId: number; revision: number }) =>
  `quote-lines ${email} ${enquiry.enquiryId} ${enquiry.revision}`
