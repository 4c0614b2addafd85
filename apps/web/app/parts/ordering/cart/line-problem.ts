import { amountsOfLine } from '@lohahaat/domain/ordering/cart-amounts'
import type { CartLine } from '@lohahaat/domain/ordering/cart'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { wholeKilograms } from '@lohahaat/domain/catalogue/tons'
import { formatWeight } from '../../platform/format'
import { texts } from './texts'

/** Why a line can't be ordered as it is, or null when it can. */
export function lineProblem(line: CartLine): string | null {
  if (!line.sold) return texts.noLongerSold
  if (line.available === null) return null
  const leftKg = toUnits(line.available, 3)
  if (wholeKilograms(amountsOfLine(line).grams) <= leftKg) return null
  return leftKg > 0n ? texts.onlyLeft(formatWeight(leftKg * 1000n)) : texts.outOfStock
}
