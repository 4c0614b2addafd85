import { type Findings, isLengthLike, isWallLike, placeFigure } from '../text/findings'
import type { Figure, Part } from '../text/parts'

interface Context {
  /** The line calls the pipe square. */
  isSquare: boolean
  /** A wall stands elsewhere on the line. */
  hasWall: boolean
}

const longestMetres = 20
const largestBareInch = 6
const thickestRound = 12.7

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

/** Figures joined by crosses: sides, wall and cut length, or a round size, wall and length. */
function readDimensions(figures: readonly Figure[], { isSquare, hasWall }: Context, found: Findings): void {
  const plain: Figure[] = []
  let isSized = false
  let isWalled = hasWall
  for (const figure of figures) {
    const { unit, role } = figure
    if (unit === 'nb' || unit === 'od' || role === 'diameter') isSized = true
    if (unit === 'swg' || role === 'wall') isWalled = true
    // '100x100x4t': what stands third after two sides is the wall, and the letter is short for thick.
    const isThick = unit === 'ton' && plain.length === 2 && figures[2] === figure
    if (isThick) found.doubts.push({ code: 'tonsAsThickness', figure: figure.text })
    const isRun = (unit === 'metre' || unit === 'feet') && role === null
    if (isThick) plain.push({ ...figure, unit: null })
    else if (isRun) found.lengths.push(figure)
    else if ((unit === null || unit === 'mm' || unit === 'inch') && (role === null || role === 'size'))
      plain.push(figure)
    else placeFigure(figure, found)
  }
  if (isSized) placeWallAndLength(plain, found)
  // '21 ft x 10': what is multiplied by a length counts, and is no size.
  else if (plain.length === 1 && plain[0] !== figures[0]) found.spare.push(...plain)
  else placeSides(spreadInches(plain, isWalled, found), { isSquare, hasWall: isWalled }, found)
}

/** '2 x 1 inch' and '2" x 1': an inch at one side is meant of the other as well, unless that is the wall. */
function spreadInches(plain: readonly Figure[], hasWall: boolean, found: Findings): readonly Figure[] {
  const [a, b, ...rest] = plain
  if (!a || !b) return plain
  const isWallElsewhere = hasWall || (rest[0] !== undefined && !isLengthLike(rest[0]))
  const bare = a.unit === null && b.unit === null && a.value <= largestBareInch && b.value <= largestBareInch
  const spreads = bare
    ? isWallElsewhere
    : a.unit === null
      ? b.unit === 'inch'
      : a.unit === 'inch' && b.unit === null && isWallElsewhere
  if (!spreads) return plain
  if (bare) found.doubts.push({ code: 'bareInches', first: a.text, second: b.text })
  return [{ ...a, unit: 'inch' }, { ...b, unit: 'inch' }, ...rest]
}

function placeSides(plain: readonly Figure[], { isSquare, hasWall }: Context, found: Findings): void {
  const [a, b, third] = plain
  if (!a) return
  if (!b || isLengthLike(b) || (!hasWall && isWall(a, b, third))) {
    if (isSquare && b && !isLengthLike(b)) {
      found.sizes.push({ kind: 'sides', a, b: a })
      found.doubts.push({ code: 'oneSideOnly' })
    } else found.sizes.push({ kind: a.unit === 'inch' ? 'inch' : 'single', figure: a })
    placeWallAndLength(plain.slice(1), found)
  } else {
    found.sizes.push({ kind: 'sides', a, b })
    placeWallAndLength(plain.slice(2), found, true)
  }
}

/** Whether the second figure is the wall of a round pipe: too thin to be a side, and no wall comes after it. */
function isWall(a: Figure, b: Figure, third: Figure | undefined): boolean {
  const isThin = a.unit === 'inch' ? isWallLike(b) : b.value <= thickestRound && b.value < a.value / 4
  if (!isThin || b.unit === 'inch') return false
  return !third || isLengthLike(third) || (isLength(third) && third.value >= b.value / 2)
}

const isLength = (figure: Figure) => isLengthLike(figure) || (figure.unit === null && figure.value <= longestMetres)

/** What is left after the size: a wall first, then a cut length. */
function placeWallAndLength(rest: readonly Figure[], found: Findings, isHollow = false): void {
  let isWalled = false
  let isLong = false
  for (const figure of rest) {
    // After two sides comes the wall, even one that no pipe can have.
    if (!isWalled && (isWallLike(figure) || (isHollow && !isLengthLike(figure)))) {
      isWalled = true
      found.walls.push(figure)
    } else if (!isLong && isLength(figure)) {
      isLong = true
      found.lengths.push(figure)
    } else found.spare.push(figure)
  }
}
