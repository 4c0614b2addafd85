import type { Item } from '@lohahaat/domain/catalogue/item'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'
import type { Pipe } from '@lohahaat/domain/catalogue/pipe-calculator'

/** The item for calculations; null if the weight of a piece is unknown. */
export const pipeOf = ({ weightPerPiece: kg, length, price }: Item): Pipe | null =>
  kg === null || kg <= 0
    ? null
    : { pieceGrams: toUnits(kg, 3), pieceMillimetres: toUnits(length, 3), pricePerTon: rupees(price) }
