import type { Context } from './context'
import type { Findings } from './findings'
import type { Figure } from './parts'
import { isKnownDiameter, isNominalBore } from '../facts/size'

const smallestSize = 12
const thickestWall = 12.7

/** Assigns figures without a unit or label to what is still missing, and notes those that were not used. */
export function placeSpare(found: Findings, context: Context): void {
  for (const figure of found.spare.splice(0)) {
    if (found.sizes.length === 0 && isSize(figure, context)) found.sizes.push({ kind: 'single', figure })
    else if (isWall(figure, found)) found.walls.push(figure)
    // A second size in millimetres is the first one in other words, or another pipe.
    else if (figure.unit === 'mm' && figure.value >= smallestSize) found.sizes.push({ kind: 'single', figure })
    else found.spare.push(figure)
  }
  const last = found.spare.at(-1)
  if (
    last &&
    isCount(last) &&
    found.quantities.length === 0 &&
    found.runs.every(({ value }) => value <= thickestWall)
  ) {
    found.spare.pop()
    found.quantities.push(last)
  }
  for (const { text } of found.spare) found.doubts.push({ code: 'figureUnused', figure: text })
}

function isSize(figure: Figure, { coats, classes, shapes, isPipe }: Context): boolean {
  const { value, unit, fraction } = figure
  if (fraction) return true
  const isNamed = isPipe || coats.length > 0 || classes.length > 0 || shapes.length > 0
  if (!isNamed || value < smallestSize) return false
  return isKnownDiameter(value) || isNominalBore(value) || (unit === 'mm' && value < 500) || shapes.includes('square')
}

/** Bare figures are walls only with a decimal, as walls are written; a bare whole figure may count something. */
function isWall({ value, unit, fraction }: Figure, found: Findings): boolean {
  if (fraction || value > thickestWall || value <= 0) return false
  if (unit === 'mm') return true
  return found.walls.length === 0 && !Number.isInteger(value)
}

const isCount = ({ unit, fraction, value }: Figure) => unit === null && !fraction && value >= 0
