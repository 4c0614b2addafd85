import { deliveryDaysProblem, quotedPriceProblem } from '@lohahaat/contract/sourcing/quotes/quote-limits'
import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { type CountedLine, type PriceUnit, priceUnitsOf, quotedPaise } from '@lohahaat/domain/catalogue/price-unit'
import type { Doubt, LineField } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import type { Paise } from '@lohahaat/domain/platform/money'
import { groupMoney, plainMoney } from '../../../../ui/fields/money-text'

export type QuotedItem = QuotedEnquiry['enquiryItems'][number]

export interface Brand {
  brandId: number
  brandName: string
}

/** What the party says of one line, as typed. */
export interface LineValues {
  price: string
  /** What the price is per. */
  unit: PriceUnit
  make: string
  days: string
  notOffered: boolean
  /** What a pasted answer left open, until a person changes the field. */
  doubts?: readonly Doubt<LineField>[]
}

/** The make that was asked for, of the line or of the whole enquiry; null: any. */
const askedMake = ({ brand }: Pick<QuotedEnquiry, 'brand'>, { make }: Pick<QuotedItem, 'make'>) => make ?? brand

/** A line of the earlier quote; without one it is open, and the make is the one that was asked for. */
export function lineOf(enquiry: Pick<QuotedEnquiry, 'brand' | 'quote' | 'ownQuote'>, item: QuotedItem): LineValues {
  const { offer } = item
  if (!offer) {
    // An outdated quote says nothing of lines that came later.
    const isLeftOut = enquiry.quote !== null && enquiry.ownQuote !== 'outdated'
    return { price: '', unit: item.unit, make: askedMake(enquiry, item) ?? '', days: '', notOffered: isLeftOut }
  }
  return {
    price: groupMoney(String(offer.price)),
    unit: offer.priceUnit,
    make: offer.make ?? '',
    days: offer.deliveryDays === null ? '' : String(offer.deliveryDays),
    notOffered: false,
  }
}

export const countedLine = ({ unit, quantity, weightPerPiece, length }: QuotedItem): CountedLine => ({
  unit,
  quantity,
  pieceGrams: readUnits(weightPerPiece ?? '', 3),
  lengthMetres: length,
})

/** The units that the line can be priced per, its own first. */
export const unitsOf = (item: QuotedItem) => priceUnitsOf(countedLine(item))

const figureOf = (text: string) => Number(plainMoney(text) || NaN)

/** The problem of a price; undefined if it is valid or empty. */
export const priceProblem = (text: string) => (text === '' ? undefined : quotedPriceProblem(figureOf(text)))

/** The problem of delivery days; undefined if they are valid or empty. */
export const daysProblem = (text: string) => (text === '' ? undefined : deliveryDaysProblem(Number(text)))

/** Whether an offered line has a valid price, and nothing else is wrong with it. */
export const isLineReady = (line: LineValues | undefined) =>
  line !== undefined && quotedPriceProblem(figureOf(line.price)) === undefined && daysProblem(line.days) === undefined

/** The total of a line at its typed price, before GST, as an order is billed; 0 without a price. */
export function amountOf(item: QuotedItem, line: LineValues | undefined): Paise {
  if (!line || line.notOffered) return 0n
  const price = readUnits(plainMoney(line.price), 2)
  return price === null || price < 0n ? 0n : quotedPaise({ ...countedLine(item), price, priceUnit: line.unit })
}
