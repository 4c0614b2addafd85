import type { Paise } from '../../platform/money'
import type { Account } from './accounts'

/** One side of a posting; a debit is above zero, a credit below. */
export interface Entry {
  account: Account
  paise: Paise
}

export const postingKinds = [
  'invoice',
  'credit',
  'debit',
  'receipt',
  'tds',
  'purchase',
  'payment',
  'commission',
  'cancellation',
] as const

export type PostingKind = (typeof postingKinds)[number]

/** What one document moves; its entries add up to nothing. */
export interface Posting {
  kind: PostingKind
  /** The day in India. */
  on: string
  /** The company or supplier. */
  partyId: number
  /** The document's own number or reference. */
  documentNo: string
  entries: readonly Entry[]
}

export const isBalanced = ({ entries }: Pick<Posting, 'entries'>) =>
  entries.reduce((sum, { paise }) => sum + paise, 0n) === 0n

/** What an account holds; with a party, of that party alone. */
export const balanceOf = (postings: readonly Posting[], account: Account, partyId?: number): Paise =>
  postings
    .filter((posting) => partyId === undefined || posting.partyId === partyId)
    .flatMap(({ entries }) => entries)
    .reduce((sum, entry) => (entry.account === account ? sum + entry.paise : sum), 0n)

/** Only what moves is kept; a posting that doesn't balance is a bug, and is never written. */
export function makePosting(head: Omit<Posting, 'entries'>, entries: readonly Entry[]): Posting {
  const posting = { ...head, entries: entries.filter(({ paise }) => paise !== 0n) }
  if (!isBalanced(posting)) throw new RangeError(`Debits and credits differ: ${head.documentNo}`)
  return posting
}
