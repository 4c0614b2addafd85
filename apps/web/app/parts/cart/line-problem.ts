import { amountsOfLine } from '@lohahaat/contract/cart/cart-amounts'
import type { CartLine } from '@lohahaat/contract/cart/cart-line'
import { toUnits } from '@lohahaat/domain/decimal'
import { wholeKilograms } from '@lohahaat/domain/tons'
import { formatWeight } from '../format'
import { texts } from './texts'

/** Why a line can't be ordered as it is, or null when it can. */
export function lineProblem(line: CartLine): string | null {
  if (!line.sold) return texts.noLongerSold
  if (line.available === null) return null
  const leftKg = toUnits(line.available, 3)
  if (wholeKilograms(amountsOfLine(line).grams) <= leftKg) return null
  return leftKg > 0n ? texts.onlyLeft(formatWeight(leftKg * 1000n)) : texts.outOfStock
}
