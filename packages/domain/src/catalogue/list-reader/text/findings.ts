import type { Note } from '../notes'
import type { Figure, FigureUnit } from './parts'
import type { Size } from '../facts/size'

/** The figures of a line by what they are taken for. */
export interface Findings {
  sizes: Size[]
  walls: Figure[]
  lengths: Figure[]
  /** Metres and feet, which are a length or a quantity depending on the rest of the line. */
  runs: Figure[]
  quantities: Figure[]
  /** Bare figures and millimetres that no word explains. */
  spare: Figure[]
  doubts: Note[]
}

const quantityUnits: readonly (FigureUnit | null)[] = [
  'ton',
  'kg',
  'piece',
  'bundle',
  'lot',
  'mts',
  'running metre',
  'running feet',
]
const thinnestLength = 500
const thickestWall = 20

export const isWallLike = (figure: Figure): boolean => figure.value > 0 && figure.value <= thickestWall
/** Millimetres that are no side and no wall. */
export const isLengthLike = ({ unit, value }: Figure): boolean => value >= thinnestLength && (unit ?? 'mm') === 'mm'

/** Sorts a figure by its unit or label; without either it stays spare. */
export function placeFigure(figure: Figure, found: Findings): void {
  const { unit, role } = figure
  if (role === 'quantity' && (unit === null || unit === 'metre' || unit === 'feet')) found.quantities.push(figure)
  else if (quantityUnits.includes(unit)) found.quantities.push(figure)
  else if (unit === 'swg' || role === 'wall') found.walls.push(figure)
  else if (role === 'length') found.lengths.push(figure)
  else if (unit === 'metre' || unit === 'feet') found.runs.push(figure)
  else if (unit === 'nb') found.sizes.push({ kind: 'bore', figure })
  else if (unit === 'od') found.sizes.push({ kind: 'diameter', figure })
  else if (unit === 'inch') found.sizes.push({ kind: 'inch', figure })
  else if (role === 'diameter' || role === 'size') found.sizes.push({ kind: 'single', figure })
  else if (isLengthLike(figure) && unit === 'mm') found.lengths.push(figure)
  else found.spare.push(figure)
}
