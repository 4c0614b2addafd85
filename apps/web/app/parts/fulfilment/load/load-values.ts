import { fromUnits, readUnits, toUnits } from '@lohahaat/domain/platform/decimal'
import { formatKg } from '../../platform/format'
import type { LoadRow } from './load-rows'
import { texts } from './texts'

/** What is typed for one line. Pieces and tons follow each other where the weight per piece is known. */
export interface LoadValues {
  pieces: string
  tons: string
  heats: string
  /** Which of the two was typed last. */
  by: 'pieces' | 'tons'
}

export type LoadForm = Readonly<Record<number, LoadValues>>

const NOTHING = { pieces: '', tons: '', by: 'pieces' } as const

export const valuesOfLoad = (rows: readonly LoadRow[]): LoadForm =>
  Object.fromEntries(rows.map((row) => [row.orderLineId, { ...loadOf(row, row.here), heats: row.heatNos.join(', ') }]))

/** All that is left of a line. */
export const allLeft = (row: LoadRow) => loadOf(row, { pieces: row.freePieces, kg: row.freeKg })

function loadOf(row: LoadRow, { pieces, kg }: { pieces: number | null; kg: number }) {
  if (pieces !== null) return pieces === 0 ? NOTHING : typePieces(row, String(pieces))
  return kg === 0 ? { ...NOTHING, by: 'tons' as const } : typeTons(row, tonsOf(toUnits(kg, 3)))
}

export function typePieces({ weightPerPiece }: LoadRow, pieces: string) {
  const grams = weightPerPiece === null ? null : toUnits(weightPerPiece, 3)
  const count = wholeNumber(pieces)
  return { pieces, tons: count === null || grams === null ? '' : tonsOf(count * grams), by: 'pieces' as const }
}

/** Pipe isn't cut: what was ordered in pieces is loaded in the nearest number of them. */
export function typeTons({ weightPerPiece, orderedPieces }: LoadRow, tons: string) {
  const load = readUnits(tons.trim(), 6)
  const grams = weightPerPiece === null ? null : toUnits(weightPerPiece, 3)
  if (orderedPieces === null || grams === null || load === null || load <= 0n)
    return { pieces: '', tons, by: 'tons' as const }
  return { pieces: String((2n * load + grams) / (2n * grams)), tons, by: 'tons' as const }
}

/** The theoretical weight of what is typed; zero where that can't be read. */
export function gramsOf({ weightPerPiece }: LoadRow, { pieces, tons }: LoadValues): bigint {
  const count = wholeNumber(pieces)
  if (count !== null && weightPerPiece !== null) return count * toUnits(weightPerPiece, 3)
  const load = readUnits(tons.trim(), 6)
  return load === null || load < 0n ? 0n : load
}

const isOnTruck = ({ pieces, tons }: LoadValues) => /[1-9]/.test(pieces + tons)

/** What is wrong with a line, in words; undefined where nothing is. */
export function loadProblem(row: LoadRow, values: LoadValues): string | undefined {
  const { pieces, tons } = values
  if (pieces.trim() !== '' && wholeNumber(pieces) === null) return texts.problems.pieces
  const load = readUnits(tons.trim(), 6)
  if (tons.trim() !== '' && (load === null || load < 0n)) return texts.problems.tons
  if (!isOnTruck(values)) return undefined
  if (row.orderedPieces !== null && (wholeNumber(pieces) ?? 0n) === 0n) return texts.problems.count
  if (row.mostPieces !== null && (wholeNumber(pieces) ?? 0n) > BigInt(row.mostPieces))
    return texts.problems.most(texts.pieces(row.mostPieces))
  if (gramsOf(row, values) > toUnits(row.mostKg, 3)) return texts.problems.most(formatKg(row.mostKg))
  return undefined
}

/** What the server takes: pieces where they are counted, else kilograms. */
export const loadInput = (rows: readonly LoadRow[], form: LoadForm) =>
  rows.flatMap((row) => {
    const values = form[row.orderLineId]
    if (!values || !isOnTruck(values)) return []
    const count = wholeNumber(values.pieces)
    const kg = { kg: Number(fromUnits(gramsOf(row, values), 3)) }
    const load = count === null ? kg : { pieces: Number(count), ...(row.weightPerPiece === null && kg) }
    return [{ orderLineId: row.orderLineId, ...load, heatNos: heatsOf(values.heats) }]
  })

/** Heat numbers as they are typed from tags, with commas, gaps or lines between them. */
export const heatsOf = (typed: string) => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** Tons to the gram, without zeros that say nothing. */
const tonsOf = (grams: bigint) => fromUnits(grams, 6).replace(/0{1,3}$/, '')

const wholeNumber = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? BigInt(typed.trim()) : null)
