import { offerFields, quotedPrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { ReadQuoteSheet } from '@lohahaat/contract/sourcing/quotes/quote-sheet'
import { canPriceBy, priceUnits, type PriceUnit } from '@lohahaat/domain/catalogue/price-unit'
import type { ItemRow } from '../enquiries/enquiry-items.repository'
import { countedLine } from '../quotes/read-quotes'
import type { ReadField } from './columns'
import { texts, textsOfSheets } from './texts'

type ReadLine = ReadQuoteSheet['lines'][number]

export type Cells = Partial<Record<ReadField, string>>

/** As people write units. */
const unitNames: Readonly<Record<string, PriceUnit>> = {
  ...Object.fromEntries(priceUnits.map((unit) => [unit.toLowerCase(), unit])),
  ...{ mt: 'Ton', tons: 'Ton', tonne: 'Ton', piece: 'Pieces', pcs: 'Pieces', nos: 'Pieces' },
  ...{ kgs: 'Kg', m: 'Metre', mtr: 'Metre', meter: 'Metre', metres: 'Metre' },
}

const isYes = (text = '') =>
  /^(yes|y|x|true|1)$/i.test(text.trim()) || textsOfSheets.some(({ yes }) => yes === text.trim())

/** Figures with the commas that people group them by; NaN where it is none. */
const figureOf = (text: string) => Number(text.replace(/[,\s₹]/g, '') || NaN)

/** A row of the sheet as a line of a quote, what is wrong with it, or null where it says nothing. */
export function readLine(row: ItemRow, cells: Cells): ReadLine | { error: string } | null {
  const unit = cells.priceUnit ? unitNames[cells.priceUnit.trim().toLowerCase()] : row.item.unit
  const named = { enquiryItemId: row.item.id, priceUnit: unit ?? row.item.unit }
  if (isYes(cells.notOffered)) return { ...named, notOffered: true, price: null, make: null, deliveryDays: null }
  if (!cells.price) return null
  if (unit === undefined) return { error: texts.unknownUnit }
  if (!canPriceBy(countedLine(row), unit)) return { error: texts.unitWithoutWeight(unit) }
  const price = quotedPrice.safeParse(figureOf(cells.price))
  const make = offerFields.make.safeParse(cells.make ?? null)
  const days = offerFields.deliveryDays.safeParse(cells.deliveryDays ? figureOf(cells.deliveryDays) : null)
  for (const { error } of [price, make, days]) if (error) return { error: error.issues[0]?.message ?? '' }
  return {
    ...named,
    notOffered: false,
    price: price.data ?? null,
    make: make.data ?? null,
    deliveryDays: days.data ?? null,
  }
}
