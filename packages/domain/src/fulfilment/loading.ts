import type { ConsignmentState } from './consignment'

/** What was ordered of a line. Weights are theoretical, in grams, so that pieces on several trucks add up exactly. */
export interface OrderedLine {
  orderLineId: number
  /** Null where it was ordered by weight. */
  pieces: bigint | null
  grams: bigint
  /** What one piece weighs; null where that isn't known. */
  pieceGrams: bigint | null
}

/** What a truck takes of it. */
export interface LoadedLine {
  orderLineId: number
  /** Null where they weren't counted, which only goods by weight allow. */
  pieces: bigint | null
  grams: bigint
}

export interface Consignment {
  state: ConsignmentState
  lines: readonly LoadedLine[]
}

/** How far a load may be off the order, in hundredths of a percent. */
export type LoadingTolerance = bigint

/** Until somebody sets another: 2 %, what a bundle more or a few pieces less come to. */
export const USUAL_TOLERANCE: LoadingTolerance = 200n

type LoadRefusal =
  | { kind: 'nothingToLoad' }
  | { kind: 'unknownLine' | 'lineTwice' | 'notAboveZero' | 'piecesMissing'; orderLineId: number }
  | { kind: 'aboveOrdered'; orderLineId: number; unit: 'pieces' | 'grams'; most: bigint; figure: bigint }

/** What is still to be loaded of a line, and how much may be at most. */
interface LeftToLoad {
  orderLineId: number
  /** Null where it was ordered by weight. */
  pieces: bigint | null
  grams: bigint
  /** With the tolerance. */
  mostPieces: bigint | null
  mostGrams: bigint
  isComplete: boolean
}

/**
 * What is left of an order after these consignments. What was ordered in pieces is complete with its last piece. What
 * was ordered by weight is complete within the tolerance, and when the rest is lighter than a piece: pipe isn't cut.
 */
export const leftToLoad = (
  lines: readonly OrderedLine[],
  consignments: readonly Consignment[],
  tolerance: LoadingTolerance,
): LeftToLoad[] =>
  lines.map((line) => {
    const loaded = loadedOf(line.orderLineId, consignments)
    const pieces = line.pieces === null ? null : aboveZero(line.pieces - loaded.pieces)
    const grams = aboveZero(line.grams - loaded.grams)
    const tooLight = line.pieceGrams !== null && loaded.grams > 0n && grams < line.pieceGrams
    return {
      orderLineId: line.orderLineId,
      pieces,
      grams,
      mostPieces: line.pieces === null ? null : aboveZero(withTolerance(line.pieces, tolerance) - loaded.pieces),
      mostGrams: aboveZero(withTolerance(line.grams, tolerance) - loaded.grams),
      isComplete: pieces === null ? tooLight || grams <= share(line.grams, tolerance) : pieces === 0n,
    }
  })

/** Why a load can't be put on a truck beside the consignments there are; empty where it can. */
export function refuseLoad(
  load: readonly LoadedLine[],
  lines: readonly OrderedLine[],
  others: readonly Consignment[],
  tolerance: LoadingTolerance,
): LoadRefusal[] {
  if (load.length === 0) return [{ kind: 'nothingToLoad' }]
  return load.flatMap((part, at) => {
    const { orderLineId } = part
    const line = lines.find((each) => each.orderLineId === orderLineId)
    if (!line) return [{ kind: 'unknownLine', orderLineId }]
    if (load.findIndex((each) => each.orderLineId === orderLineId) < at) return [{ kind: 'lineTwice', orderLineId }]
    if (part.grams <= 0n || (part.pieces !== null && part.pieces <= 0n)) return [{ kind: 'notAboveZero', orderLineId }]
    if (part.pieces === null && line.pieces !== null) return [{ kind: 'piecesMissing', orderLineId }]
    return refuseAbove(part, line, loadedOf(orderLineId, others), tolerance)
  })
}

function refuseAbove(
  part: LoadedLine,
  line: OrderedLine,
  loaded: { pieces: bigint; grams: bigint },
  tolerance: LoadingTolerance,
): LoadRefusal[] {
  const { orderLineId } = line
  const tried = [
    { unit: 'pieces', ordered: line.pieces, figure: loaded.pieces + (part.pieces ?? 0n) },
    { unit: 'grams', ordered: line.grams, figure: loaded.grams + part.grams },
  ] as const
  return tried.flatMap(({ unit, ordered, figure }) => {
    const most = ordered === null ? null : withTolerance(ordered, tolerance)
    return most === null || figure <= most ? [] : [{ kind: 'aboveOrdered', orderLineId, unit, most, figure }]
  })
}

function loadedOf(orderLineId: number, consignments: readonly Consignment[]) {
  const parts = consignments.flatMap(({ lines }) => lines.filter((part) => part.orderLineId === orderLineId))
  return {
    pieces: parts.reduce((sum, { pieces }) => sum + (pieces ?? 0n), 0n),
    grams: parts.reduce((sum, { grams }) => sum + grams, 0n),
  }
}

/** Rounded down: a started piece is above the tolerance. */
const share = (ordered: bigint, tolerance: LoadingTolerance) => (ordered * tolerance) / 10_000n
const withTolerance = (ordered: bigint, tolerance: LoadingTolerance) => ordered + share(ordered, tolerance)
const aboveZero = (value: bigint) => (value > 0n ? value : 0n)
