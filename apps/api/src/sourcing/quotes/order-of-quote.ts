import { hsnOf } from '@lohahaat/domain/catalogue/hsn'
import { quotedPaise, USUAL_METRES } from '@lohahaat/domain/catalogue/price-unit'
import type { QuoteTotals } from '@lohahaat/domain/sourcing/quote-totals'
import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { lineGrams } from '@lohahaat/domain/catalogue/tons'
import { orderTerms, type OrderTerms } from '../../ordering/checkout/order-of-cart'
import type { NewOrderLine } from '../../ordering/orders/insert-order.repository'
import { amountsOf } from '../../ordering/orders/order-amounts'
import type { FoundEnquiry } from '../enquiries/enquiries.repository'
import type { QuotedItem, ReadQuote } from './read-quotes'

/** What one party delivers: its whole quote, or its part of a split. */
export interface AwardedLot {
  read: ReadQuote
  items: readonly QuotedItem[]
  totals: QuoteTotals
}

const ANY_BRAND = 'Any brand'
/** The HSN heading of pipes whose size does not tell more. */
const PIPES = '7306'

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
  { enquiry, brand, departmentName, deliveryDays }: FoundEnquiry,
  departments: ReadonlyMap<number, string>,
): NewOrderLine => ({
  stockItemId: null,
  sellerId,
  brandId: enquiry.brandId,
  brandName: brand ?? ANY_BRAND,
  departmentName: departmentName ?? departments.get(quoted.departmentId) ?? '',
  className: quoted.className,
  size: quoted.size,
  subClass1Name: quoted.thickness,
  lengthMetres: quoted.item.lengthMetres ?? USUAL_METRES,
  grade: null,
  standard: null,
  stamp: null,
  delivery: deliveryDays,
  mtc: false,
  iso: false,
  hsn: hsnOf(quoted.size, quoted.thickness) ?? PIPES,
  unit: quoted.unit,
  quantity: quoted.item.quantity,
  weightBasis: weightBasisOf(quoted.unit),
  pieceGrams: quoted.pieceGrams,
  pricePaise: quoted.price,
  amountPaise: quotedPaise(quoted),
  grams: lineGrams(quoted),
  takenKg: null,
})
