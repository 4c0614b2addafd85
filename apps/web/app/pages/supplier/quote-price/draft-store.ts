import { useSyncExternalStore } from 'react'
import type { QuoteValues } from './quote-values'
import { createListeners } from '../../../listeners'

const { announce, subscribe } = createListeners()
/** Kept beside the storage, which a browser may refuse. */
const drafts = new Map<string, string | null>()

function read(key: string): string | null {
  const known = drafts.get(key)
  if (known !== undefined) return known
  let stored: string | null = null
  try {
    stored = sessionStorage.getItem(key)
  } catch {
    // Without storage a draft only lives as long as the page.
  }
  drafts.set(key, stored)
  return stored
}

/** Changes what was typed, or what the form began with. */
export function changeDraft(key: string, start: QuoteValues, change: (values: QuoteValues) => QuoteValues) {
  const text = read(key)
  writeDraft(key, change(text === null ? start : parse(text)))
}

/** Keeps what was typed, also across a reload; null forgets it. Only in this window: prices are sealed. */
export function writeDraft(key: string, values: QuoteValues | null) {
  const text = values && JSON.stringify(values)
  drafts.set(key, text)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // As above.
  }
  announce()
}

/** What was typed and not saved yet; null where nothing was. */
export function useDraft(key: string): QuoteValues | null {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  return text === null ? null : parse(text)
}

const parse = (text: string) => JSON.parse(text) as QuoteValues

/** A changed enquiry is another one to quote for, and every party has its own drafts. */
export const draftKey = (email: string, enquiry: { enquiryId: number; revision: number }) =>
  `quote-draft ${email} ${enquiry.enquiryId} ${enquiry.revision}`
