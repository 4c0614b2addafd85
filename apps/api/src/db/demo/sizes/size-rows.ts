import type { Standard } from '../parameters'

export type SizeRow = {
  standard: Standard
  size: string
  /** Millimetres, without trailing zeros. */
  walls: readonly string[]
  /** How many makes of each thickness are in stock; 0 is in the tree for enquiries only. */
  makes: number
}

export const sizeRows = (
  standard: Standard,
  table: readonly (readonly [size: string, walls: string, makes: number])[],
): readonly SizeRow[] => table.map(([size, walls, makes]) => ({ standard, size, walls: walls.split(' '), makes }))
