import { toUnits } from '../platform/decimal'
import { linePaise } from '../catalogue/line-price'
import { rupees } from '../platform/money'
import { lineGrams, piecesForTons } from '../catalogue/tons'
import { freightOfLoads } from '../inventory/freight/load-freight'
import { yardsOf } from '../inventory/freight/yard-rates'
import { cartTotals, withFreight, type CartLine as PricedLine, type FeeStructure } from './totals'
import type { Cart, CartLine, Fees } from './cart'

type Line = Pick<CartLine, 'unit' | 'quantity' | 'price' | 'weightPerPiece' | 'brandId'>
type PricedCart = Pick<Cart, 'feeStructure' | 'freight'> & {
  cartLines: readonly (Line & Pick<CartLine, 'itemId'>)[]
}

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
export const totalsOfCart = (cart: PricedCart) =>
  withFreight(cartTotals(cart.cartLines.map(pricedLine), feeStructure(cart.feeStructure)), freightOfCart(cart).paise)

/** The freight that a cart is charged with. */
export const freightOfCart = ({ cartLines, freight }: Omit<PricedCart, 'feeStructure'>) =>
  freightOfLoads(
    yardsOf(freight?.yards ?? []),
    cartLines.map((line) => ({ itemId: line.itemId, grams: lineGrams(pricedLine(line)) })),
  )

/** Freight is charged, but of some lines the way to the address isn't known: theirs is as agreed. */
export const isFreightAgreed = (cart: Omit<PricedCart, 'feeStructure'>) =>
  typeof cart.freight?.pinCode === 'string' && freightOfCart(cart).isPart

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
