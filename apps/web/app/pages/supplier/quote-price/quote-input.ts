import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { QuotedEnquiry, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { plainMoney } from '../../../ui/fields/money-text'
import { fromIstInput } from '../../../parts/platform/ist-input'
import type { Brand, LineValues, QuotedItem } from './lines/line-values'
import type { QuoteValues } from './quote-values'

/** The request for the form values: the prices alone, or an object with prices and terms. */
export function inputOf(
  { enquiryId, revision, enquiryItems }: QuotedEnquiry,
  { lines, validUntil, freightPerTon, paymentTerms, remark }: QuoteValues,
  brands: readonly Brand[],
): InputOf<typeof sendQuotePrice> {
  const list = enquiryItems.map((item) => ({
    enquiryId,
    enquiryItemId: item.enquiryItemId,
    ...offerInput(item, lines[item.enquiryItemId], brands),
  }))
  const hasTerms = [validUntil, plainMoney(freightPerTon), paymentTerms.trim(), remark.trim()].some(Boolean)
  if (!hasTerms) return list.map((line) => ({ ...line, revision }))
  return {
    prices: list,
    revision,
    validUntil: validUntil === '' ? null : fromIstInput(validUntil),
    freightPerTon: plainMoney(freightPerTon) === '' ? null : Number(plainMoney(freightPerTon)),
    paymentTerms,
    remark,
  }
}

/** What is left open is left out. */
function offerInput(item: QuotedItem, line: LineValues | undefined, brands: readonly Brand[]) {
  if (!line || line.notOffered) return { notOffered: true }
  const make = line.make.trim()
  const brandId = brands.find(({ brandName }) => brandName.toLowerCase() === make.toLowerCase())?.brandId
  return {
    price: Number(plainMoney(line.price) || NaN),
    ...(line.unit !== item.unit && { priceUnit: line.unit }),
    ...(brandId === undefined ? make !== '' && { make } : { brandId }),
    ...(line.days !== '' && { deliveryDays: Number(line.days) }),
  }
}
