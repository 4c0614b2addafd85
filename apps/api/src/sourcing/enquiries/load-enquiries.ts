import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { totalGrams, toTons } from '@lohahaat/domain/catalogue/tons'
import { may } from '../../identity/sign-in/may'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database, Db } from '../../platform/db/db'
import { fillAnswer } from '../../platform/db/fit-answer'
import { groupBy } from '../../platform/group-by'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { findEnquiries, listEnquiryIds, type EnquiryRequest, type FoundEnquiry } from './enquiries.repository'
import { listFirstItems, listItems, lowestPrices, type ItemRow } from './enquiry-items.repository'
import { findMeasures } from './enquiry-measures.repository'
import { findStandings } from '../quote-standings/quote-standings'
import { toEnquiry, toItem, toListedItem, type Prices } from './to-enquiry'

/** Enquiries per read: at most a thousand items. */
const CHUNK = 50

/** Enquiries with their first items: one page, or as many as an answer has room for. */
const loadEnquiries = (db: Database, reader: Actor, request: EnquiryRequest) =>
  inSnapshot(db, async (tx) => {
    const { ids, ...counted } = await listEnquiryIds(tx, request)
    const read = (some: readonly number[]) => readListed(tx, reader, some)
    return { rows: await fillAnswer({ ids, size: CHUNK, read }), ...counted }
  })

/** The one that is named, as a list of one or none, or a page of all. */
export const loadAnyEnquiries = async (
  db: Database,
  reader: Actor,
  { enquiryId, ...request }: EnquiryRequest & { enquiryId?: number | undefined },
) =>
  enquiryId
    ? { rows: await inSnapshot(db, (tx) => readWhole(tx, reader, enquiryId)) }
    : loadEnquiries(db, reader, request)

export const loadOwnEnquiries = (db: Database, reader: Actor, request: EnquiryRequest) =>
  loadEnquiries(db, reader, { ...request, of: reader })

/** A list of one enquiry with all its items, or empty. */
export async function readWhole(tx: Db, reader: Actor, id: number): Promise<Enquiry[]> {
  const [found] = await findEnquiries(tx, [id], reader.companyId)
  if (!found) return []
  const items = await listItems(tx, id)
  const prices = await findPrices(tx, reader, [found], items)
  return [
    {
      ...(await toEnquiry(found, reader)),
      ...(await findStandings(tx, reader, [found]))(found),
      itemCount: items.length,
      totalTons: toTons(totalGrams(items.map(({ item }) => item))),
      enquiryItems: items.map((item) => toItem(item, prices)),
    },
  ]
}

async function readListed(tx: Db, reader: Actor, ids: readonly number[]): Promise<Enquiry[]> {
  const found = await findEnquiries(tx, ids, reader.companyId)
  const measures = await findMeasures(
    tx,
    found.map(({ enquiry }) => enquiry),
  )
  const standingOf = await findStandings(tx, reader, found)
  const first = await listFirstItems(tx, ids)
  const prices = await findPrices(tx, reader, found, first)
  const items = groupBy(first, ({ item }) => item.enquiryId)
  return Promise.all(
    found.map(async (row) => ({
      ...(await toEnquiry(row, reader)),
      ...standingOf(row),
      itemCount: measures.get(row.enquiry.id)?.itemCount ?? 0,
      totalTons: toTons(measures.get(row.enquiry.id)?.grams ?? 0n),
      enquiryItems: (items.get(row.enquiry.id) ?? []).map((item) => toListedItem(item, prices)),
    })),
  )
}

/** The lowest prices of these items, for the buyer and administrators. */
async function findPrices(
  tx: Db,
  reader: Actor,
  found: readonly FoundEnquiry[],
  items: readonly ItemRow[],
): Promise<Prices> {
  const open = new Set(found.flatMap(({ enquiry }) => (may(reader, 'compare quotes', enquiry) ? enquiry.id : [])))
  const itemIds = items.flatMap(({ item }) => (open.has(item.enquiryId) ? item.id : []))
  const lowest = itemIds.length === 0 ? [] : await lowestPrices(tx, itemIds, reader.at)
  return new Map(lowest.map(({ itemId, paise }) => [itemId, paise]))
}
