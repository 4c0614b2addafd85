import type { Enquiry, EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import { lineGrams, toTons } from '@lohahaat/domain/catalogue/tons'
import { findPlaces } from '../../reference/pin-codes/pin-code-details'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import type { FoundEnquiry } from './enquiries.repository'
import type { ItemRow } from './enquiry-items.repository'
import type { Standing } from '../quote-standings/quote-standings'

/** Fields that depend on the items and on quotes, which are read separately. */
type ReadApart = 'itemCount' | 'totalTons' | 'enquiryItems' | keyof Standing

/** An enquiry as the reader may see it. */
export async function toEnquiry(row: FoundEnquiry, reader: Actor): Promise<Omit<Enquiry, ReadApart>> {
  const { enquiry } = row
  const [place] = await findPlaces(enquiry.deliveryPinCode)
  const isInsider = may(reader, 'compare quotes', enquiry)
  return {
    enquiryId: enquiry.id,
    leadId: enquiry.leadId,
    enquiryDay: enquiry.enquiryDate,
    brand: row.brand,
    brandId: enquiry.brandId,
    departmentName: row.departmentName,
    departmentId: enquiry.departmentId,
    buyerId: enquiry.companyId === reader.companyId ? reader.userId : ABOVE_USER_IDS + enquiry.id,
    buyerName: isInsider || row.ownAccepted ? row.buyerName : null,
    deliveryDays: row.deliveryDays,
    deliveryDaysId: enquiry.deliveryId,
    deliveryPlace: enquiry.deliveryPinCode,
    deliveryCity: place?.city ?? null,
    deliveryState: place?.state ?? null,
    status: enquiry.status,
    closeReason: isInsider ? enquiry.closeReason : null,
    raisedAt: enquiry.createdAt.toISOString(),
    revision: enquiry.revision,
    showRank: enquiry.showsRank,
    fileName: row.fileName,
    ownQuote: ownQuoteOf(row),
    quoteCount: isInsider ? row.quoteCount : 0,
  }
}

/** Above all user ids. With the enquiry id added, two enquiries of one buyer cannot be linked. */
const ABOVE_USER_IDS = 2 ** 31

function ownQuoteOf({ enquiry, ownRevision, ownAccepted }: FoundEnquiry): Enquiry['ownQuote'] {
  if (ownRevision === null) return 'none'
  if (ownAccepted) return 'accepted'
  return ownRevision < enquiry.revision ? 'outdated' : 'given'
}

/** By item id. */
export type Prices = ReadonlyMap<number, bigint>

export function toItem({ item, departmentId: _, ...names }: ItemRow, prices: Prices): EnquiryItem {
  const { pieceGrams, lengthMetres, unit } = item
  return {
    enquiryItemId: item.id,
    ...names,
    quantity: Number(item.quantity),
    unit,
    length: lengthMetres,
    weightPerPiece: pieceGrams === null ? null : Number(fromUnits(pieceGrams, 3)),
    tons: toTons(lineGrams(item)),
    asWritten: item.asWritten,
    make: item.make,
    grade: item.grade,
    remark: item.remark,
    itemPrice: toRupees(prices.get(item.id) ?? 0n),
  }
}

/** How much of an original line a list shows: two thousand whole lines would fill an answer. */
const LINE_IN_LIST = 100

export const toListedItem = (row: ItemRow, prices: Prices): EnquiryItem => {
  const item = toItem(row, prices)
  return { ...item, asWritten: item.asWritten?.slice(0, LINE_IN_LIST).toWellFormed() ?? null }
}
