import type { Findings } from '../text/findings'
import { toMetres } from './length'
import type { Figure, FigureUnit } from '../text/parts'
import type { EnquiryUnit } from '../read-enquiry-line'

/** No mill rolls longer, so more metres than these are what is asked for in all. */
const longestPipe = 12.5
const shortestUsual = 3

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
  doubts: readonly string[]
}

/** What is asked for, and how long a piece is: metres are one or the other by what else the line counts. */
export function readQuantity(found: Findings): Asked {
  const doubts: string[] = []
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
  } else if (quantities.length > 0) doubts.push('MTS may be tons or metres.')
  return { ...readAsked(quantities, doubts), length: readLength(lengths, quantities, doubts), doubts }
}

function readAsked(quantities: readonly Figure[], doubts: string[]): Pick<Asked, 'quantity' | 'unit'> {
  const asked = quantities.find(({ role }) => role === 'quantity') ?? quantities[0]
  if (!asked) return { quantity: null, unit: null }
  const { text, value } = asked
  const unit = asked.unit === null ? null : (units[asked.unit] ?? null)
  if (quantities.some((other) => other.text !== text || other.unit !== asked.unit))
    doubts.push('More than one quantity is named.')
  if (asked.unit === 'bundle') doubts.push('Pieces per bundle are not known.')
  else if (asked.unit === 'lot') doubts.push('Trucks, lots, sets and dozens are not counted here.')
  else if (unit === null) doubts.push(`The unit of ${text} is missing.`)
  if (asked.range) doubts.push('The quantity is a range.')
  if (value === 0) doubts.push('The quantity is zero.')
  else if (asked.minus) doubts.push(`The dash before ${text} may be a minus.`)
  if (unit === 'Pieces' && !Number.isInteger(value)) {
    doubts.push('Pieces are counted whole.')
    if (asked.fraction) return { quantity: null, unit: null }
  }
  return { quantity: text, unit }
}

function readLength(lengths: readonly Figure[], quantities: readonly Figure[], doubts: string[]): string | null {
  const metres = lengths.map(toMetres)
  const length = metres[0] ?? null
  if (metres.some((other) => other !== length)) doubts.push('More than one length is named.')
  else if (metres.includes(null)) doubts.push('The length could not be read.')
  if (lengths.some(({ range }) => range)) doubts.push('The length is a range.')
  if (length !== null && Number(length) > longestPipe) doubts.push(`${length} m is longer than pipes are rolled.`)
  if (length !== null && Number(length) < shortestUsual && quantities.length === 0)
    doubts.push(`${length} m may be the length of a piece or the quantity.`)
  return length
}
