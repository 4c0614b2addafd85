import { fromUnits, toUnits } from '../platform/decimal'
import type { Paise } from '../platform/money'
import { gramsPerTon } from '../platform/weight-units'
import { piecesForTons, wholeKilograms, type Unit } from '../catalogue/tons'
import { amountsOfLine, totalsOfCart } from '../ordering/cart-amounts'
import type { Fees } from '../ordering/cart'
import { askedQuantity, type WrittenUnit } from './asked-quantity'

/** An item that can be bought for a line of a list. */
export interface Offer {
  itemId: number
  brandId: number
  /** Metres. */
  length: number
  /** Rupees per MT. */
  price: number
  /** Kilograms; null: sold by the ton only. */
  weightPerPiece: number | null
  /** Tons; null: not counted. */
  available: number | null
  /** Whether it is everything that was written: make, grade and length. */
  fits: boolean
}

/** How much a line asks for, in its own words. */
export interface Wanted {
  quantity: string | number
  unit: WrittenUnit
}

/** A line as the cart would hold it, and what it comes to. */
export interface SoldLine<O extends Offer = Offer> {
  offer: O
  quantity: string
  unit: Unit
  pieces: bigint | null
  grams: bigint
  paise: Paise
  /** Less is in stock than is asked for. */
  isShort: boolean
}

/** The least that a cart takes of either unit. */
const LEAST = 1

/**
 * A line sold from one item, or null where the item isn't sold so: by the piece without a weight, or less than a cart
 * takes. Below a ton it is sold in whole pieces, since a cart takes a ton or more.
 */
export function sellLine<O extends Offer>({ quantity, unit }: Wanted, offer: O): SoldLine<O> | null {
  const asked = askedQuantity({ quantity, unit, length: offer.length })
  const sold = asked && inCart(asked, offer)
  if (!sold) return null
  const { grams, paise, pieces } = amountsOfLine({ ...offer, ...sold })
  const stock = offer.available === null ? null : toUnits(offer.available, 3)
  return {
    offer,
    quantity: String(sold.quantity),
    unit: sold.unit,
    pieces: sold.unit === 'Pieces' ? BigInt(sold.quantity) : pieces,
    grams,
    paise,
    isShort: stock !== null && wholeKilograms(grams) > stock,
  }
}

function inCart(asked: { quantity: number; unit: Unit }, { weightPerPiece }: Offer) {
  const { quantity, unit } = asked
  if (unit === 'Ton' && quantity >= LEAST) return { quantity, unit }
  if (weightPerPiece === null || quantity <= 0) return null
  if (unit === 'Pieces') return { quantity, unit }
  return { quantity: Number(piecesForTons(quantity, toUnits(weightPerPiece, 3))), unit: 'Pieces' as const }
}

/**
 * The lowest price of what matches everything written and has stock for the quantity; else the lowest that matches, with
 * less in stock than is asked for. Null where nobody sells what was written.
 */
export function bestOffer<O extends Offer>(wanted: Wanted, offers: readonly O[]): SoldLine<O> | null {
  const sold = offers
    .filter(({ fits }) => fits)
    .flatMap((offer) => sellLine(wanted, offer) ?? [])
    .sort((one, other) => one.offer.price - other.offer.price || one.offer.itemId - other.offer.itemId)
  return sold.find(({ isShort }) => !isShort) ?? sold[0] ?? null
}

/** The steel of a line counted in another unit, rounded up to a whole piece or kilogram; null for less than a ton, or without pieces. */
export function recount({ pieces, grams }: SoldLine, unit: Unit): number | null {
  if (unit === 'Ton') return grams < gramsPerTon ? null : Number(fromUnits(wholeKilograms(grams), 3))
  return pieces === null ? null : Number(pieces)
}

/** A line of the cart that a list becomes. */
export interface NewCartLine<O extends Offer = Offer> {
  offer: O
  quantity: number
  unit: Unit
}

/** The cart that a list becomes. An item has one line there: what two lines of a list ask of it is added up. */
export function cartOfList<O extends Offer>(lines: readonly SoldLine<O>[]): NewCartLine<O>[] {
  const byItem = new Map<number, SoldLine<O>[]>()
  for (const line of lines) byItem.set(line.offer.itemId, [...(byItem.get(line.offer.itemId) ?? []), line])
  return [...byItem.values()].flatMap(([first, ...others]) => (first ? [together(first, others)] : []))
}

/** Tons and pieces of one item are counted in whole pieces. */
function together<O extends Offer>(first: SoldLine<O>, others: readonly SoldLine<O>[]): NewCartLine<O> {
  const { offer, unit } = first
  const all = [first, ...others]
  if (all.every((line) => line.unit === unit)) {
    const sum = all.reduce((units, { quantity }) => units + toUnits(quantity, 3), 0n)
    return { offer, unit, quantity: Number(fromUnits(sum, 3)) }
  }
  return { offer, unit: 'Pieces', quantity: Number(all.reduce((sum, { pieces }) => sum + (pieces ?? 0n), 0n)) }
}

/** What the lines of a list cost together, by the rules of the cart that they become. */
export const totalsOfList = (lines: readonly SoldLine[], fees: Fees) =>
  totalsOfCart({
    cartLines: cartOfList(lines).map(({ offer, ...sold }) => ({ ...offer, ...sold })),
    feeStructure: fees,
  })

/** What trucks of the trade carry, in tons. */
const payloads = [9, 16, 25] as const

export interface TruckLoad {
  /** Trucks of the largest kind that are full. */
  fullTrucks: number
  /** Tons that the last truck carries. */
  payloadTons: number
  /** Grams that fill the last truck. */
  spareGrams: bigint
}

/** The smallest truck that carries a load, and what more would fill it; beyond the largest, what is left after full ones. */
export function truckLoad(grams: bigint): TruckLoad | null {
  if (grams <= 0n) return null
  const largest = BigInt(payloads[payloads.length - 1] ?? 0) * gramsPerTon
  const full = (grams - 1n) / largest
  const last = grams - full * largest
  const payloadTons = payloads.find((tons) => BigInt(tons) * gramsPerTon >= last) ?? 0
  return { fullTrucks: Number(full), payloadTons, spareGrams: BigInt(payloadTons) * gramsPerTon - last }
}

/** Kilograms to three places, as they travel. */
export const toKilograms = (grams: bigint): number => Number(fromUnits(grams, 3))
