import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import type { EnquiryItem } from '@lohahaat/contract/enquiry/enquiry-item'
import { fromUnits } from '@lohahaat/domain/decimal'
import { toRupees } from '@lohahaat/domain/money'
import { lineGrams, totalGrams, toTons } from '@lohahaat/domain/tons'
import { findPlaces } from '../common/pin-code-details'
import { seenAtOnce, type Caller } from '../confirm-order/load-order'
import type { Database, Db } from '../db/db'
import { groupBy } from '../group-by'
import { findEnquiries, listEnquiryIds, type EnquiryRequest, type FoundEnquiry } from './enquiries.repository'
import { listItems, lowestPrices, type ItemRow } from './enquiry-items.repository'

/** Prices by the id of their item. */
type Prices = ReadonlyMap<number, bigint>

interface Reader extends Caller {
  at: Date
}

export const loadEnquiries = (db: Database, reader: Reader, request: EnquiryRequest) =>
  seenAtOnce(db, async (tx) => {
    const { ids, total } = await listEnquiryIds(tx, request)
    return { enquiries: await readEnquiries(tx, reader, ids), total }
  })

/** One enquiry in a list, or none. */
export const loadEnquiry = (db: Database, reader: Reader, id: number): Promise<Enquiry[]> =>
  seenAtOnce(db, (tx) => readEnquiries(tx, reader, [id]))

/** As the reader may see them: the lowest prices are for the buyer and administrators. */
export async function readEnquiries(tx: Db, reader: Reader, ids: readonly number[]): Promise<Enquiry[]> {
  if (ids.length === 0) return []
  const found = await findEnquiries(tx, ids, reader.userId)
  const priced = found.filter(({ enquiry }) => seesQuotes(reader, enquiry.buyerId)).map(({ enquiry }) => enquiry.id)
  const lowest = priced.length === 0 ? [] : await lowestPrices(tx, priced, reader.at)
  const prices = new Map(lowest.map(({ itemId, paise }) => [itemId, paise]))
  const items = groupBy(await listItems(tx, ids), ({ item }) => item.enquiryId)
  return Promise.all(found.map((row) => toEnquiry(row, items.get(row.enquiry.id) ?? [], { reader, prices })))
}

/** Whoever else quotes is sealed from everybody but these. */
export const seesQuotes = ({ userId, role }: Caller, buyerId: number) => role === 'Admin' || userId === buyerId

async function toEnquiry(
  row: FoundEnquiry,
  items: readonly ItemRow[],
  { reader, prices }: { reader: Reader; prices: Prices },
): Promise<Enquiry> {
  const { enquiry } = row
  const [place] = await findPlaces(enquiry.deliveryPinCode)
  const isInsider = seesQuotes(reader, enquiry.buyerId)
  return {
    buyerInstructionId: enquiry.id,
    leadId: enquiry.leadId,
    enquiryId: enquiry.enquiryDate,
    brand: row.brand,
    brandId: enquiry.brandId,
    departmentName: row.departmentName,
    departmentId: enquiry.departmentId,
    buyerId: enquiry.buyerId,
    buyerName: isInsider || row.ownAccepted ? row.buyerName : null,
    deliveryDays: row.deliveryDays,
    deliveryDaysId: enquiry.deliveryId,
    cityofDelivery: enquiry.deliveryPinCode,
    deliveryCity: place?.city ?? null,
    deliveryState: place?.state ?? null,
    status: enquiry.status,
    closeReason: isInsider ? enquiry.closeReason : null,
    createdDate: enquiry.createdAt.toISOString(),
    revision: enquiry.revision,
    showRank: enquiry.showsRank,
    fileName: row.fileName,
    ownQuote: ownQuoteOf(row),
    quoteCount: isInsider ? row.quoteCount : 0,
    total_Quantity: toTons(totalGrams(items.map(({ item }) => item))),
    enquiryItemFetchModels: items.map((item) => toItem(item, prices)),
  }
}

function ownQuoteOf({ enquiry, ownRevision, ownAccepted }: FoundEnquiry): Enquiry['ownQuote'] {
  if (ownRevision === null) return 'none'
  if (ownAccepted) return 'accepted'
  return ownRevision < enquiry.revision ? 'outdated' : 'given'
}

function toItem({ item, departmentId: _, ...names }: ItemRow, prices: Prices): EnquiryItem {
  const { pieceGrams, lengthMetres, unit } = item
  return {
    buyerItemDetailId: item.id,
    ...names,
    quantity: Number(item.quantity),
    unit,
    length: lengthMetres,
    weight_Per_Piece: pieceGrams === null ? null : Number(fromUnits(pieceGrams, 3)),
    tons: toTons(lineGrams(item)),
    asWritten: item.asWritten,
    itemPrice: toRupees(prices.get(item.id) ?? 0n),
  }
}
