import { toUnits } from '../platform/decimal'
import { linePaise } from '../catalogue/line-price'
import { rupees } from '../platform/money'
import { lineGrams, piecesForTons } from '../catalogue/tons'
import { cartTotals, type CartLine as PricedLine, type FeeStructure } from './totals'
import type { CartLine, Fees } from './cart'

type Line = Pick<CartLine, 'unit' | 'quantity' | 'price' | 'weightPerPiece' | 'brandId'>

const toGrams = (kg: number | null) => (kg === null ? null : toUnits(kg, 3))

const pricedLine = (line: Line): PricedLine => ({
  unit: line.unit,
  quantity: line.quantity,
  pieceGrams: toGrams(line.weightPerPiece),
  pricePerTon: rupees(line.price),
  brandId: line.brandId,
})

const feeStructure = (fees: Fees): FeeStructure => ({
  gstPercent: toUnits(fees.gstPercent, 2),
  weighment: rupees(fees.weighmentCharge),
  loadingPerTon: rupees(fees.loadingCharge),
  platformPerTon: rupees(fees.platformFee),
  handlingPerExtraBrand: rupees(fees.handlingFee),
})

/** What a cart costs, by the same rules that price the order. */
export const totalsOfCart = (lines: readonly Line[], fees: Fees) =>
  cartTotals(lines.map(pricedLine), feeStructure(fees))

/** Weight and price of one line, and for one in tons how many pieces that makes; null where a piece has no weight. */
export function amountsOfLine(line: Line) {
  const priced = pricedLine(line)
  const { unit, quantity, pieceGrams } = priced
  return {
    grams: lineGrams(priced),
    paise: linePaise(priced),
    pieces: unit === 'Ton' && pieceGrams !== null ? piecesForTons(quantity, pieceGrams) : null,
  }
}
