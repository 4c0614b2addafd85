import { toUnits } from '@lohahaat/domain/platform/decimal'
import { linePaise } from '@lohahaat/domain/catalogue/line-price'
import { rupees } from '@lohahaat/domain/platform/money'
import { lineGrams, piecesForTons } from '@lohahaat/domain/catalogue/tons'
import { cartTotals, type CartLine as DomainLine, type FeeStructure } from '@lohahaat/domain/ordering/totals'
import type { CartLine, Fees } from '@lohahaat/domain/ordering/cart'

type Line = Pick<CartLine, 'unit' | 'quantity' | 'price' | 'weightPerPiece' | 'brandId'>

const toGrams = (kg: number | null) => (kg === null ? null : toUnits(kg, 3))

const domainLine = (line: Line): DomainLine => ({
  unit: line.unit,
  quantity: line.quantity,
  pieceGrams: toGrams(line.weightPerPiece),
  pricePerTon: rupees(line.price),
  brandId: line.brandId,
})

const domainFees = (fees: Fees): FeeStructure => ({
  gstPercent: toUnits(fees.gstPercent, 2),
  weighment: rupees(fees.weighmentCharge),
  loadingPerTon: rupees(fees.loadingCharge),
  platformPerTon: rupees(fees.platformFee),
  handlingPerExtraBrand: rupees(fees.handlingFee),
})

/** What a cart of the wire costs, by the same rules that price the order. */
export const totalsOfCart = (lines: readonly Line[], fees: Fees) => cartTotals(lines.map(domainLine), domainFees(fees))

/** Weight and price of one line, and for one in tons how many pieces that makes; null where a piece has no weight. */
export function amountsOfLine(line: Line) {
  const priced = domainLine(line)
  const { unit, quantity, pieceGrams } = priced
  return {
    grams: lineGrams(priced),
    paise: linePaise(priced),
    pieces: unit === 'Ton' && pieceGrams !== null ? piecesForTons(quantity, pieceGrams) : null,
  }
}
