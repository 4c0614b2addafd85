import { piecesForTons, wholeKilograms, lineGrams, type Unit } from '../../catalogue/tons'
import { fromUnits, toUnits } from '../../platform/decimal'

export interface Quantity {
  unit: Unit
  quantity: string
}

const PLACES = { Pieces: 0, Ton: 3 } as const
const LEAST = 1
const MOST = 10_000_000

/**
 * The line of a cart after a requested line has returned to it. Quantities of one unit are added up; otherwise the line
 * keeps its unit and the returned quantity is converted into it, up to whole pieces or kilograms. Pieces of an item that
 * has lost its weight since return as the tons that they weighed when they were asked for.
 */
export function returnLine(
  present: Quantity | null,
  returned: Quantity & { pieceGrams: bigint | null },
  pieceGrams: bigint | null,
): Quantity {
  const unit = present?.unit ?? returned.unit
  const inUnit = unit === 'Pieces' && pieceGrams === null ? 'Ton' : unit
  const added = convert(returned, inUnit, pieceGrams)
  const before = present && present.unit === inUnit ? toUnits(present.quantity, PLACES[inUnit]) : 0n
  // A line that can't be weighed counts as one ton in every cart.
  const kept = present && present.unit !== inUnit ? toUnits(LEAST, PLACES[inUnit]) : before
  return { unit: inUnit, quantity: fromUnits(bounded(kept + added, inUnit), PLACES[inUnit]) }
}

function convert(returned: Quantity & { pieceGrams: bigint | null }, unit: Unit, pieceGrams: bigint | null): bigint {
  if (returned.unit === unit) return toUnits(returned.quantity, PLACES[unit])
  return unit === 'Pieces' ? piecesForTons(returned.quantity, pieceGrams) : wholeKilograms(lineGrams(returned))
}

function bounded(units: bigint, unit: Unit): bigint {
  const [least, most] = [toUnits(LEAST, PLACES[unit]), toUnits(MOST, PLACES[unit])]
  if (units < least) return least
  return units > most ? most : units
}
