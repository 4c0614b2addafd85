import { type CartUnit, figureProblem } from '@lohahaat/contract/cart/quantity'
import type { EnquiryItem } from '@lohahaat/contract/enquiry/enquiry-item'
import { toUnits } from '@lohahaat/domain/decimal'
import { formatSection } from '@lohahaat/domain/pipe-name'
import { USUAL_METRES } from '@lohahaat/domain/quote'
import { lineGrams } from '@lohahaat/domain/tons'
import { pieceGrams } from '@lohahaat/domain/weight'
import { texts } from './texts'

/** A size in a thickness, which is what can be asked for. */
export interface Leaf {
  classId: number
  className: string
  subClassId: number
  subClassName: string
  subClassId1: number
  subClassName1: string
}

/** A line of the enquiry as it is being written. */
export interface Item extends Leaf {
  /** Tells it from the others: a buyer's list may ask for the same pipe in two lengths. */
  key: string
  /** Null while it isn't saved. */
  buyerItemDetailId: number | null
  /** As typed. */
  quantity: string
  unit: CartUnit
  length: number | null
  asWritten: string | null
  /** Null where nobody can tell what a piece weighs. */
  pieceGrams: bigint | null
}

export const newItem = (leaf: Leaf): Item => ({
  ...leaf,
  key: `leaf ${leaf.subClassId1}`,
  buyerItemDetailId: null,
  quantity: '1',
  unit: 'Ton',
  length: null,
  asWritten: null,
  pieceGrams: pieceGrams({ size: leaf.subClassName, thickness: leaf.subClassName1, length: USUAL_METRES }),
})

export const savedItem = ({
  quantity,
  weight_Per_Piece: kilograms,
  itemPrice: _,
  tons: __,
  ...item
}: EnquiryItem): Item => ({
  ...item,
  key: `item ${item.buyerItemDetailId}`,
  quantity: String(quantity),
  pieceGrams: kilograms === null ? null : toUnits(kilograms, 3),
})

/** SHS 40 × 40 × 3.2 mm, and its length where the buyer said one. */
export const nameOf = (item: Item) =>
  `${item.className} ${formatSection(item)}${item.length === null ? '' : ` × ${item.length}\u00a0m`}`

/** What keeps an item from being asked for; null when nothing does. */
export function itemProblem({ quantity, unit, pieceGrams: grams }: Item): string | null {
  const problem = figureProblem(quantity, unit)
  return problem ?? (unit === 'Pieces' && grams === null ? texts.onlyInTons : null)
}

/** Null while it can't be told. */
export const itemGrams = (item: Item): bigint | null => (itemProblem(item) === null ? lineGrams(item) : null)

/** As it travels. The names are for whoever reads the request; the ids decide. */
export const askedOf = ({ key: _, pieceGrams: __, unit: quantityUnit, ...item }: Item) => ({ ...item, quantityUnit })
