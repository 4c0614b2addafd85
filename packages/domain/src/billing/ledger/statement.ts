import type { Paise } from '../../platform/money'
import type { partyAccounts } from './accounts'
import { balanceOf, type Posting, type PostingKind } from './posting'

export interface StatementRow {
  on: string
  kind: PostingKind
  documentNo: string
  debit: Paise
  credit: Paise
  /** After this row; above zero is owed to the house. */
  balance: Paise
}

export interface Statement {
  opening: Paise
  rows: StatementRow[]
  debits: Paise
  credits: Paise
  closing: Paise
}

/** A party's account between two days, both counted in; within a day in the order of the books. */
export function statementOf(
  postings: readonly Posting[],
  account: (typeof partyAccounts)[number],
  { partyId, from, to }: { partyId: number; from: string; to: string },
): Statement {
  const own = postings.filter((posting) => posting.partyId === partyId)
  const opening = balanceOf(
    own.filter(({ on }) => on < from),
    account,
  )
  let balance = opening
  const rows = own
    .filter(({ on }) => on >= from && on <= to)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .flatMap((posting): StatementRow[] => {
      const paise = balanceOf([posting], account)
      if (paise === 0n) return []
      balance += paise
      const { on, kind, documentNo } = posting
      return [{ on, kind, documentNo, debit: paise > 0n ? paise : 0n, credit: paise < 0n ? -paise : 0n, balance }]
    })
  const debits = rows.reduce((sum, { debit }) => sum + debit, 0n)
  const credits = rows.reduce((sum, { credit }) => sum + credit, 0n)
  return { opening, rows, debits, credits, closing: balance }
}
