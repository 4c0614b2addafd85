import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Posting } from '@lohahaat/domain/billing/ledger/posting'
import { tallyDay } from '@lohahaat/domain/billing/tally/vouchers'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { groupBy } from '../../platform/group-by'
import { countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import type { Db } from '../../platform/db/db'
import { loadBillingSettings } from '../settings/settings-in-force'
import { listCompanyNames, listEntriesOf } from './tally.repository'

/** The vouchers of a day as Tally imports them. */
export async function writeTallyDay(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  actor: Actor,
  day: string,
): Promise<AnsweredFile> {
  await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
  const { tally } = await loadBillingSettings(db)
  const postings = await listPostings(db, day)
  const names = await ledgersOf(db, [...new Set(postings.map(({ partyId }) => partyId))])
  const xml = tallyDay(postings, { day, ledgerOf: (partyId) => names.get(partyId) ?? String(partyId) }, tally)
  return { name: `tally-${day}.xml`, mediaType: 'application/xml', bytes: new TextEncoder().encode(xml) }
}

async function listPostings(db: Db, day: string): Promise<Posting[]> {
  const byPosting = groupBy(await listEntriesOf(db, day), ({ postingId }) => postingId)
  return [...byPosting.values()].flatMap((entries) => {
    const [first] = entries
    if (!first) return []
    const { kind, on, companyId, documentNo } = first
    return [{ kind, on, partyId: companyId ?? 0, documentNo, entries }]
  })
}

/** A company's ledger is its name; where several have the same one, with its number here. */
async function ledgersOf(db: Db, companyIds: readonly number[]): Promise<Map<number, string>> {
  const found = companyIds.length === 0 ? [] : await listCompanyNames(db, companyIds)
  return new Map(found.map(({ id, name, sameName }) => [id, sameName > 1 ? `${name} (${id})` : name]))
}
