import type { Note } from '../notes'
import type { Findings } from '../text/findings'
import { divideHalfUp, fromUnits, readUnits } from '../../../platform/decimal'
import type { Figure, FigureUnit } from '../text/parts'
import type { EnquiryUnit } from '../read-enquiry-line'
import { shortest } from '../text/tokens'

/** No mill rolls longer, so more metres than these are what is asked for in all. */
const longestPipe = 12.5
const shortestUsual = 3
/** A bare length up to here is in metres; no pipe is cut shorter than the millimetres from there on. */
const mostMetres = 20
const leastMillimetres = 100

const units: Readonly<Partial<Record<FigureUnit, EnquiryUnit>>> = {
  ton: 'Ton',
  mts: 'Ton',
  kg: 'Kg',
  piece: 'Pieces',
  metre: 'Metre',
  'running metre': 'Metre',
  feet: 'Feet',
  'running feet': 'Feet',
}

interface Asked {
  quantity: string | null
  unit: EnquiryUnit | null
  length: string | null
  doubts: readonly Note[]
}

/** What is asked for, and how long a piece is: metres are one or the other by what else the line counts. */
export function readQuantity(found: Findings): Asked {
  const doubts: Note[] = []
  const lengths = [...found.lengths]
  let quantities = [...found.quantities]
  for (const run of found.runs) {
    if (Number(toMetres(run) ?? 0) <= longestPipe) lengths.push(run)
    else quantities.push(run)
  }
  const counted = quantities.filter(({ unit }) => unit !== 'mts')
  if (counted.length > 0) {
    lengths.push(...quantities.filter(({ unit }) => unit === 'mts').map((mts): Figure => ({ ...mts, unit: 'metre' })))
    quantities = counted
  } else if (quantities.length > 0) doubts.push({ code: 'metresOrTons' })
  return { ...readAsked(quantities, doubts), length: readLength(lengths, quantities, doubts), doubts }
}

function readAsked(quantities: readonly Figure[], doubts: Note[]): Pick<Asked, 'quantity' | 'unit'> {
  const asked = quantities.find(({ role }) => role === 'quantity') ?? quantities[0]
  if (!asked) return { quantity: null, unit: null }
  const { text, value } = asked
  const unit = asked.unit === null ? null : (units[asked.unit] ?? null)
  if (quantities.some((other) => other.text !== text || other.unit !== asked.unit))
    doubts.push({ code: 'quantitiesDiffer' })
  if (asked.unit === 'bundle') doubts.push({ code: 'bundles' })
  else if (asked.unit === 'lot') doubts.push({ code: 'lots' })
  else if (unit === null) doubts.push({ code: 'unitMissing', figure: text })
  if (asked.range) doubts.push({ code: 'quantityRange' })
  if (value === 0) doubts.push({ code: 'quantityZero' })
  else if (asked.minus) doubts.push({ code: 'quantityMinus', figure: text })
  if (unit === 'Pieces' && !Number.isInteger(value)) {
    doubts.push({ code: 'piecesNotWhole' })
    if (asked.fraction) return { quantity: null, unit: null }
  }
  return { quantity: text, unit }
}

function readLength(lengths: readonly Figure[], quantities: readonly Figure[], doubts: Note[]): string | null {
  const metres = lengths.map(toMetres)
  const length = metres[0] ?? null
  if (metres.some((other) => other !== length)) doubts.push({ code: 'lengthsDiffer' })
  else if (metres.includes(null)) doubts.push({ code: 'lengthUnread' })
  if (lengths.some(({ range }) => range)) doubts.push({ code: 'lengthRange' })
  if (length !== null && Number(length) > longestPipe) doubts.push({ code: 'lengthTooLong', length })
  if (length !== null && Number(length) < shortestUsual && quantities.length === 0)
    doubts.push({ code: 'lengthOrQuantity', length })
  return length
}

/** Metres of a length as decimal text, or null where it is none. */
function toMetres({ text, unit, value }: Figure): string | null {
  const thousandths = readUnits(text, 3)
  if (thousandths === null || thousandths <= 0n) return null
  if (unit === 'feet') return metres(divideHalfUp(thousandths * 3048n, 10_000n))
  if (unit === 'mm') return metres(divideHalfUp(thousandths, 1000n))
  if (unit === 'metre') return metres(thousandths)
  if (unit !== null || (value > mostMetres && value < leastMillimetres)) return null
  return metres(value <= mostMetres ? thousandths : divideHalfUp(thousandths, 1000n))
}

const metres = (millimetres: bigint) => (millimetres <= 0n ? null : shortest(fromUnits(millimetres, 3)))
