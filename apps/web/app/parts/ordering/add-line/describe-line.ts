import type { Item } from '@lohahaat/domain/catalogue/item'
import { linePaise } from '@lohahaat/domain/catalogue/line-price'
import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import type { Quantity } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import { lineGrams, piecesForTons } from '@lohahaat/domain/catalogue/tons'
import { basisTexts } from '@lohahaat/domain/ordering/basis-texts'
import { quantityProblem } from '@lohahaat/contract/ordering/cart/quantity-problem'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { formatCount, numberFormat } from '@lohahaat/domain/platform/formats'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatWeight } from '../../platform/format'
import { texts } from './texts'

const kilograms = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })

export interface LineSums {
  /** Before GST. */
  amount: string
  sentence: string
}

type Sold = Pick<Item, 'price' | 'weightPerPiece'>

/** What a typed line weighs and costs; null where it can't be ordered so. */
export function describeLine({ price, weightPerPiece }: Sold, { quantity, unit }: Quantity): LineSums | null {
  if (quantityProblem(quantity, unit) !== null) return null
  const pieceGrams = weightPerPiece === null ? null : toUnits(weightPerPiece, 3)
  if (unit === 'Pieces' && pieceGrams === null) return null
  const line = { quantity: quantity.trim(), unit, pieceGrams }
  const grams = lineGrams(line)
  const amount = formatRupees(linePaise({ ...line, pricePerTon: rupees(price) }))
  return { amount, sentence: `${sentenceOf(line, grams, amount)} ${basisTexts[weightBasisOf(unit)]}` }
}

type Line = Quantity & { pieceGrams: bigint | null }

function sentenceOf({ quantity, unit, pieceGrams }: Line, grams: bigint, amount: string): string {
  if (unit === 'Pieces') {
    return texts.pieces(formatCount(Number(quantity)), `${kilograms(Number(grams) / 1000)}\u00a0kg`, amount)
  }
  if (pieceGrams === null) return texts.tonsAlone(formatWeight(grams), amount)
  return texts.tons(formatWeight(grams), formatCount(piecesForTons(quantity, pieceGrams)), amount)
}
