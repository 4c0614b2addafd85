import { readSection, type Section } from '../section'

/** Thinner than any wall: it is the outside that is compared. */
const ANY_WALL = '0.1'
/** A size that is off by more than this part of a side isn't near. */
const FARTHEST = 0.25
const MOST = 3

/** The sizes of the same shape that are nearest to one that isn't there, nearest first. */
export function nearSizes(wanted: string, names: readonly string[]): string[] {
  const outside = sidesOf(readSection(wanted, ANY_WALL))
  return names
    .flatMap((name) => {
      const off = distance(outside, sidesOf(readSection(name, ANY_WALL)))
      return off === null ? [] : [{ name, off }]
    })
    .sort((a, b) => a.off - b.off)
    .slice(0, MOST)
    .map(({ name }) => name)
}

/** The largest part by which a side differs; null when the two aren't near, or have another shape. */
function distance(sides: readonly number[], others: readonly number[]): number | null {
  if (sides.length === 0 || sides.length !== others.length) return null
  const off = Math.max(...sides.map((side, at) => Math.abs((others[at] ?? 0) - side) / side))
  return off <= FARTHEST ? off : null
}

const sidesOf = (section: Section | null): number[] =>
  section === null
    ? []
    : (section.shape === 'round' ? [section.outerDiameter] : [section.sideA, section.sideB]).map(Number)
