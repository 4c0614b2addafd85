import { quantityProblem } from '@lohahaat/contract/ordering/cart/quantity-problem'
import { convertUnit, type Converted } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { toUnits } from '@lohahaat/domain/platform/decimal'

/** The figure in another unit. One that can't stand is kept as it is typed, to be refused with its reason. */
export function changeUnitOf(typed: Converted, unit: Unit, weightPerPiece: number | null): Converted {
  const isSound = quantityProblem(typed.quantity.trim(), typed.unit) === null && weightPerPiece !== null
  if (!isSound) return { quantity: typed.quantity, unit, from: null }
  return convertUnit({ ...typed, quantity: typed.quantity.trim() }, unit, toUnits(weightPerPiece, 3))
}
