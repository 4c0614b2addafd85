import { hsnOf } from '@lohahaat/domain/catalogue/hsn'
import { quotedPaise, USUAL_METRES } from '@lohahaat/domain/catalogue/price-unit'
import type { QuoteTotals } from '@lohahaat/domain/sourcing/quote-totals'
import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { lineGrams } from '@lohahaat/domain/catalogue/tons'
import { orderTerms, type OrderTerms } from '../../ordering/checkout/order-of-cart'
import type { NewOrderLine } from '../../ordering/orders/insert-order.repository'
import { amountsOf } from '../../ordering/orders/order-amounts'
import type { FoundEnquiry } from '../enquiries/enquiries.repository'
import type { QuotedItem, ReadQuote } from '../quotes/read-quotes'

/** What one party delivers: its whole quote, or its part of a split. */
export interface AwardedLot {
  read: ReadQuote
  items: readonly QuotedItem[]
  totals: QuoteTotals
}

const ANY_BRAND = 'Any brand'
/** The HSN heading of pipes whose size does not tell more. */
const PIPES = '7306'

/** The make that is offered, else the one that was asked for: of the line, then of the enquiry. */
export function makeOf(quoted: QuotedItem, { enquiry, brand }: FoundEnquiry) {
  if (quoted.make !== null) return { brandId: quoted.brandId, brandName: quoted.make }
  if (quoted.item.make !== null) return { brandId: null, brandName: quoted.item.make }
  return { brandId: enquiry.brandId, brandName: brand ?? ANY_BRAND }
}

/** The order for a lot at these fees. */
export const orderOfLot = ({ read, totals }: AwardedLot, terms: OrderTerms, { enquiry }: FoundEnquiry) => ({
  ...orderTerms(terms),
  ...amountsOf(totals),
  quoteId: read.quote.id,
  award: {
    enquiryId: enquiry.id,
    leadId: enquiry.leadId,
    party: read.party,
    paymentTerms: read.quote.paymentTerms,
    remark: read.quote.remark,
  },
  freightPaisePerTon: read.quote.freightPaisePerTon ?? 0n,
})

/** A line at the quoted price, which takes nothing from the stock. */
export const orderLineOf = (
  quoted: QuotedItem,
  { sellerId }: ReadQuote,
  about: FoundEnquiry,
  departments: ReadonlyMap<number, string>,
): NewOrderLine => ({
  stockItemId: null,
  sellerId,
  ...makeOf(quoted, about),
  departmentName: about.departmentName ?? departments.get(quoted.departmentId) ?? '',
  className: quoted.className,
  size: quoted.size,
  subClass1Name: quoted.thickness,
  lengthMetres: quoted.item.lengthMetres ?? USUAL_METRES,
  grade: quoted.item.grade,
  standard: null,
  stamp: null,
  delivery: quoted.deliveryDays === null ? about.deliveryDays : sayDays(quoted.deliveryDays),
  mtc: false,
  iso: false,
  hsn: hsnOf(quoted.size, quoted.thickness) ?? PIPES,
  unit: quoted.unit,
  quantity: quoted.item.quantity,
  weightBasis: weightBasisOf(quoted.unit),
  pieceGrams: quoted.pieceGrams,
  pricePaise: quoted.price,
  priceUnit: quoted.priceUnit,
  amountPaise: quotedPaise(quoted),
  grams: lineGrams(quoted),
  takenKg: null,
  remark: quoted.item.remark,
})

/** As the parameters for delivery are written. */
const sayDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)
