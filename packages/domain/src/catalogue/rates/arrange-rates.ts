import type { RateCell } from './rate-card'

interface RateRow {
  sizeId: number
  size: string
  /** One for each wall; null where none is stocked. */
  cells: readonly (RateCell | null)[]
}

export interface RateMatrix {
  walls: readonly string[]
  rows: readonly RateRow[]
}

/** Sizes down in the order they come in, walls across from the thinnest; a wall that is no figure comes last. */
export function arrangeRates(cells: readonly RateCell[]): RateMatrix {
  const walls = [...new Set(cells.map(({ thickness }) => thickness))].sort(compareWalls)
  const sizes = new Map(cells.map(({ sizeId, size }) => [sizeId, size]))
  const known = new Map(cells.map((cell) => [keyOf(cell.sizeId, cell.thickness), cell]))
  const rows = [...sizes].map(([sizeId, size]) => ({
    sizeId,
    size,
    cells: walls.map((wall) => known.get(keyOf(sizeId, wall)) ?? null),
  }))
  return { walls, rows }
}

const keyOf = (sizeId: number, wall: string) => `${sizeId} ${wall}`

function compareWalls(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)]
  if (Number.isNaN(a) || Number.isNaN(b))
    return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one.localeCompare(other)
  return a - b
}

/** The cheapest of the card, the first of equals; null on an empty card. */
export const lowestOf = (cells: readonly RateCell[]): RateCell | null =>
  cells.reduce<RateCell | null>((low, cell) => (low && low.lowestPrice <= cell.lowestPrice ? low : cell), null)

export const countItems = (cells: readonly RateCell[]): number => cells.reduce((sum, { items }) => sum + items, 0)
