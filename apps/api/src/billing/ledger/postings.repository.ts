import type { Posting } from '@lohahaat/domain/billing/ledger/posting'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import type { Db } from '../../platform/db/db'

/** Whose account a posting moves, which row it comes from, and who posted it. */
export interface PostingOf {
  party: { companyId: number } | { sellerId: number }
  sourceId: number
  postedBy: number | null
  at: Date
}

/** Writes a posting into the books; the database refuses one that doesn't balance. */
export async function insertPosting(
  tx: Db,
  { kind, on, documentNo, entries }: Omit<Posting, 'partyId'>,
  { party, sourceId, postedBy, at }: PostingOf,
): Promise<number> {
  const [posting] = await tx
    .insert(ledgerPostings)
    .values({ ...party, kind, postedOn: on, documentNo, sourceId, postedBy, postedAt: at })
    .returning({ id: ledgerPostings.id })
  if (!posting) throw new Error('A posting was not written')
  if (entries.length > 0)
    await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, postingId: posting.id })))
  return posting.id
}
