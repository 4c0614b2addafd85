import { divideHalfUp, fromUnits, readUnits } from '../../../platform/decimal'
import type { Figure } from '../text/parts'
import { shortest } from '../text/tokens'

/** A bare length up to here is in metres; no pipe is cut shorter than the millimetres from there on. */
const mostMetres = 20
const leastMillimetres = 100

/** Metres of a length as decimal text, or null where it is none. */
export function toMetres({ text, unit, value }: Figure): string | null {
  const thousandths = readUnits(text, 3)
  if (thousandths === null || thousandths <= 0n) return null
  if (unit === 'feet') return metres(divideHalfUp(thousandths * 3048n, 10_000n))
  if (unit === 'mm') return metres(divideHalfUp(thousandths, 1000n))
  if (unit === 'metre') return metres(thousandths)
  if (unit !== null || (value > mostMetres && value < leastMillimetres)) return null
  return metres(value <= mostMetres ? thousandths : divideHalfUp(thousandths, 1000n))
}

const metres = (millimetres: bigint) => (millimetres <= 0n ? null : shortest(fromUnits(millimetres, 3)))
