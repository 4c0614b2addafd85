import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { isPlainDecimal, readUnits } from '@lohahaat/domain/platform/decimal'
import { cartMessages } from '../../platform/messages'

export const MAX_QUANTITY = 10_000_000

const places = { Pieces: 0, Ton: 3 }

/** What keeps a quantity from standing, in words; null when it can. */
export function quantityProblem(quantity: string, unit: Unit): string | null {
  return Number(quantity) >= 1 ? figureProblem(quantity, unit) : cartMessages.quantityInvalid
}

/** As quantityProblem, where less than one ton can be asked for. */
export function figureProblem(quantity: string, unit: Unit): string | null {
  const figure = Number(quantity)
  if (!(figure > 0)) return cartMessages.quantityInvalid
  if (figure > MAX_QUANTITY) return cartMessages.quantityTooLarge
  if (!isPlainDecimal(quantity.trim())) return cartMessages.quantityInvalid
  if (readUnits(quantity.trim(), places[unit]) !== null) return null
  return unit === 'Pieces' ? cartMessages.piecesNotWhole : cartMessages.tonsTooFine
}
