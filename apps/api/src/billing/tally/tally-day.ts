import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Posting } from '@lohahaat/domain/billing/ledger/posting'
import { tallyDay } from '@lohahaat/domain/billing/tally/vouchers'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { groupBy } from '../../platform/group-by'
import { countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import type { Db } from '../../platform/db/db'
import { loadBillingSettings } from '../settings/settings-in-force'
import { listCompanyNames, listEntriesOf, listSellerNames } from './tally.repository'

/** The vouchers of a day as Tally imports them. */
export async function writeTallyDay(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  actor: Actor,
  day: string,
): Promise<AnsweredFile> {
  await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
  const { tally } = await loadBillingSettings(db)
  const postings = await listPostings(db, day)
  const companies = ledgersOf(await listCompanyNames(db, partiesOf(postings, 'companyId')))
  const suppliers = ledgersOf(await listSellerNames(db, partiesOf(postings, 'sellerId')), 'S')
  const ledgerOf = ({ companyId, sellerId }: PostingOf) =>
    (companyId === null ? suppliers.get(sellerId ?? 0) : companies.get(companyId)) ?? ''
  const xml = tallyDay(postings, { day, ledgerOf }, tally)
  return { name: `tally-${day}.xml`, mediaType: 'application/xml', bytes: new TextEncoder().encode(xml) }
}

type PostingOf = Posting & { companyId: number | null; sellerId: number | null }

async function listPostings(db: Db, day: string): Promise<PostingOf[]> {
  const byPosting = groupBy(await listEntriesOf(db, day), ({ postingId }) => postingId)
  return [...byPosting.values()].flatMap((entries) => {
    const [first] = entries
    if (!first) return []
    const { kind, on, companyId, sellerId, documentNo } = first
    return [{ kind, on, partyId: companyId ?? sellerId ?? 0, companyId, sellerId, documentNo, entries }]
  })
}

const partiesOf = (postings: readonly PostingOf[], party: 'companyId' | 'sellerId') => [
  ...new Set(postings.flatMap((posting) => posting[party] ?? [])),
]

interface Named {
  id: number
  name: string
  sameName: number
}

/** A party's ledger is its name; where several have the same one, with its number here: 12, and S12 of a supplier. */
const ledgersOf = (found: readonly Named[], mark = '') =>
  new Map(found.map(({ id, name, sameName }) => [id, sameName > 1 ? `${name} (${mark}${id})` : name]))
