import { figureProblem } from '@lohahaat/contract/ordering/cart/quantity'
import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { askedPieceGrams } from '@lohahaat/domain/sourcing/asked-quantity'
import { lineGrams, type Unit } from '@lohahaat/domain/catalogue/tons'
import { texts } from './texts'

/** A size in a thickness, which is what can be asked for. */
export interface Leaf {
  classId: number
  className: string
  sizeId: number
  size: string
  thicknessId: number
  thickness: string
}

/** A line of the enquiry as it is being written. */
export interface Item extends Leaf {
  /** Tells it from the others: a buyer's list may ask for the same pipe in two lengths. */
  key: string
  /** Null while it isn't saved. */
  enquiryItemId: number | null
  /** As typed. */
  quantity: string
  unit: Unit
  length: number | null
  asWritten: string | null
  /** Null where nobody can tell what a piece weighs. */
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

/** What keeps an item from being asked for; null when nothing does. */
export function itemProblem(item: Item): string | null {
  const { unit, pieceGrams: grams } = item
  const problem = figureProblem(figureOf(item), unit)
  return problem ?? (unit === 'Pieces' && grams === null ? texts.onlyInTons : null)
}

/** A point at the end is one that is still being typed behind. */
const figureOf = ({ quantity }: Item) => quantity.replace(/\.$/, '')

/** Null while it can't be told. */
export const itemGrams = (item: Item): bigint | null =>
  itemProblem(item) === null ? lineGrams({ ...item, quantity: figureOf(item) }) : null

/** As it travels. The names are for whoever reads the request; the ids decide. */
export const askedOf = ({ key: _, pieceGrams: __, unit: quantityUnit, ...item }: Item) => ({
  ...item,
  quantity: Number(item.quantity),
  quantityUnit,
})
