import type { Consignment, OrderedPipe } from '@lohahaat/contract/fulfilment/consignments/consignment'
import type { LineToLoad } from '@lohahaat/contract/fulfilment/consignments/consignments'

/** A line that can be on a truck. */
export interface LoadRow extends OrderedPipe {
  /** What this truck has of it now. */
  here: { pieces: number | null; kg: number }
  heatNos: readonly string[]
  /** What no other truck has; null where it was ordered by weight. */
  freePieces: number | null
  freeKg: number
  /** With the tolerance. */
  mostPieces: number | null
  mostKg: number
}

/** What is on a truck, and what else of its order could be: lines of the same seller of which something is left. */
export const loadRows = (
  { lines, sellerId }: Pick<Consignment, 'lines' | 'sellerId'>,
  ofOrder: readonly LineToLoad[],
): LoadRow[] => [
  ...lines.map((line) => ({
    ...line,
    here: { pieces: line.pieces, kg: line.kg },
    freePieces: line.leftPieces === null ? null : line.leftPieces + (line.pieces ?? 0),
    freeKg: addKg(line.leftKg, line.kg),
  })),
  ...ofOrder
    .filter((line) => isLoadable(line, sellerId) && !lines.some((loaded) => loaded.orderLineId === line.orderLineId))
    .map((line) => ({
      ...line,
      here: { pieces: line.orderedPieces === null ? null : 0, kg: 0 },
      heatNos: [],
      freePieces: line.leftPieces,
      freeKg: line.leftKg,
    })),
]

/** Something of it is left, and the caller may load it for this seller. */
export const isLoadable = ({ canLoad, isComplete, ...line }: LineToLoad, sellerId: number | null) =>
  canLoad && !isComplete && line.sellerId === sellerId

/** In whole grams, so that no fraction is lost. */
export const addKg = (one: number, other: number) => (Math.round(one * 1000) + Math.round(other * 1000)) / 1000
