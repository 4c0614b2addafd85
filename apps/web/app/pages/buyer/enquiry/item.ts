import { figureProblem } from '@lohahaat/contract/ordering/cart/quantity-problem'
import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { askedPieceGrams } from '@lohahaat/domain/sourcing/asked-quantity'
import { lineGrams, type Unit } from '@lohahaat/domain/catalogue/tons'
import { texts } from './texts'

/** A size in a thickness, the unit of an enquiry. */
export interface Leaf {
  classId: number
  className: string
  sizeId: number
  size: string
  thicknessId: number
  thickness: string
}

/** A line of the enquiry in the form. */
export interface Item extends Leaf {
  /** Identifies the line: a list may contain the same pipe in two lengths. */
  key: string
  /** Null while it isn't saved. */
  enquiryItemId: number | null
  /** As typed. */
  quantity: string
  unit: Unit
  length: number | null
  asWritten: string | null
  make: string | null
  grade: string | null
  remark: string | null
  /** Null if the weight of a piece is unknown. */
  pieceGrams: bigint | null
}

export const newItem = (leaf: Leaf): Item => ({
  ...leaf,
  key: `leaf ${leaf.thicknessId}`,
  enquiryItemId: null,
  quantity: '1',
  unit: 'Ton',
  length: null,
  asWritten: null,
  make: null,
  grade: null,
  remark: null,
  pieceGrams: askedPieceGrams(leaf, null),
})

export const savedItem = ({
  quantity,
  weightPerPiece: kilograms,
  itemPrice: _,
  tons: __,
  ...item
}: EnquiryItem): Item => ({
  ...item,
  key: `item ${item.enquiryItemId}`,
  quantity: String(quantity),
  pieceGrams: kilograms === null ? null : toUnits(kilograms, 3),
})

/** SHS 40 × 40 × 3.2 mm, and its length where the buyer said one. */
export const nameOf = (item: Item) =>
  `${item.className} ${formatSection(item)}${item.length === null ? '' : ` × ${item.length}\u00a0m`}`

/** The problem of an item; null if there is none. */
export function itemProblem(item: Item): string | null {
  const { unit, pieceGrams: grams } = item
  const problem = figureProblem(figureOf(item), unit)
  return problem ?? (unit === 'Pieces' && grams === null ? texts.onlyInTons : null)
}

/** A trailing point is part of a number being typed. */
const figureOf = ({ quantity }: Item) => quantity.replace(/\.$/, '')

/** Null while unknown. */
export const itemGrams = (item: Item): bigint | null =>
  itemProblem(item) === null ? lineGrams({ ...item, quantity: figureOf(item) }) : null

/** The item in the request. Only the ids matter; the names make the request readable. */
export const askedOf = ({ key: _, pieceGrams: __, unit: quantityUnit, ...item }: Item) => ({
  ...item,
  quantity: Number(item.quantity),
  quantityUnit,
})
