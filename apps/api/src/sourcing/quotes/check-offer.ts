import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { canPriceBy, quotedPaise } from '@lohahaat/domain/catalogue/price-unit'
import { lineGrams } from '@lohahaat/domain/catalogue/tons'
import { rupees } from '@lohahaat/domain/platform/money'
import { currentFees } from '../../ordering/fees/fees.repository'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockBrands } from '../enquiries/enquiry-choices.repository'
import { listItems, type ItemRow } from '../enquiries/enquiry-items.repository'
import { texts } from '../enquiries/texts'
import { requireExactTotals } from './quote-amounts'
import { countedLine, pricedItems, totalsOf, type Offer } from './read-quotes'
import type { NewQuoteLine } from './save-quote.repository'

type GivenLine = ParsedInputOf<typeof sendQuotePrice>['prices'][number]

interface Given {
  prices: readonly GivenLine[]
  freightPaisePerTon: bigint | null
}

/** The lines to store. Each item of the enquiry has a price or is not offered: none is forgotten by accident. */
export async function checkOffer(tx: Db, enquiryId: number, { prices, freightPaisePerTon }: Given) {
  const items = await listItems(tx, enquiryId)
  const byId = new Map(items.map((row) => [row.item.id, row]))
  if (prices.some(({ enquiryItemId }) => !byId.has(enquiryItemId))) throw new Refusal('enquiryChanged')
  if (prices.length < byId.size) throw new Refusal('pricesIncomplete')
  const brands = await lockBrands(tx, [...new Set(prices.flatMap(({ brandId }) => brandId ?? []))])
  const offers = new Map<number, Offer>()
  for (const line of prices) {
    const row = byId.get(line.enquiryItemId)
    if (row && !line.notOffered) offers.set(row.item.id, toOffer(row, line, brands))
  }
  const offered = pricedItems(items, offers)
  requireExactTotals(totalsOf({ freightPaisePerTon }, offered, await currentFees(tx)))
  const lines = offered.map((line): NewQuoteLine => {
    const { price, priceUnit, brandId, make, deliveryDays } = line
    const measures = { amount: quotedPaise(line), grams: lineGrams(line) }
    return { itemId: line.item.id, price, priceUnit, brandId, make, deliveryDays, ...measures }
  })
  return { lines, itemCount: items.length }
}

function toOffer(row: ItemRow, given: GivenLine, brands: ReadonlyMap<number, string>): Offer {
  const priceUnit = given.priceUnit ?? row.item.unit
  if (!canPriceBy(countedLine(row), priceUnit)) throw new Refusal('priceUnitUnknown', priceUnit)
  const brandId = given.brandId ?? null
  const brand = brandId === null ? null : brands.get(brandId)
  if (brand === undefined) throw new Refusal('unknownParent', texts.brand)
  return {
    price: rupees(given.price ?? 0),
    priceUnit: priceUnit === row.item.unit ? null : priceUnit,
    brandId,
    make: brand ?? given.make ?? null,
    deliveryDays: given.deliveryDays ?? null,
  }
}
