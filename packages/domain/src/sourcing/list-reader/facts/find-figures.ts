import { readDimensions } from './dimensions'
import { type Findings, placeFigure } from '../text/findings'
import type { Part } from '../text/parts'

/** All figures of a line, each in its place. */
export function findFigures(parts: readonly Part[], isSquare: boolean): Findings {
  const found: Findings = { sizes: [], walls: [], lengths: [], runs: [], quantities: [], spare: [], doubts: [] }
  const singles = parts.filter((part) => part.kind === 'figure').map(({ figure }) => figure)
  const hasWall = singles.some(
    ({ unit, role, value }) => unit === 'swg' || role === 'wall' || (unit === 'mm' && value < 10),
  )
  for (const part of parts) {
    if (part.kind === 'figure') placeFigure(part.figure, found)
    else if (part.kind === 'group') readDimensions(part.figures, { isSquare, hasWall }, found)
  }
  return found
}
