import { and, eq, inArray } from 'drizzle-orm'
import type { Posting, PostingKind } from '@lohahaat/domain/billing/ledger/posting'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import type { Db } from '../../platform/db/db'

type Party = { companyId: number } | { sellerId: number }

/** What a record of one party moved in the books, for taking it back. */
export async function listPostingsOf(
  tx: Db,
  party: Party,
  kinds: readonly PostingKind[],
  sourceId: number,
): Promise<Posting[]> {
  const isTheirs =
    'companyId' in party ? eq(ledgerPostings.companyId, party.companyId) : eq(ledgerPostings.sellerId, party.sellerId)
  const found = await tx
    .select()
    .from(ledgerPostings)
    .where(and(isTheirs, inArray(ledgerPostings.kind, [...kinds]), eq(ledgerPostings.sourceId, sourceId)))
    .orderBy(ledgerPostings.id)
  const entries = await tx
    .select()
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.postingId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(ledgerEntries.id)
  const partyId = 'companyId' in party ? party.companyId : party.sellerId
  return found.map(({ id, kind, postedOn, documentNo }) => ({
    kind,
    on: postedOn,
    partyId,
    documentNo,
    entries: entries.filter(({ postingId }) => postingId === id).map(({ account, paise }) => ({ account, paise })),
  }))
}
