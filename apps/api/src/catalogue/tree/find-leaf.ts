import { readSection, type Section } from '@lohahaat/domain/catalogue/section'
import { groupBy } from '../../platform/group-by'
import type { TreeLeaf } from './leaves.repository'

/** What a line says of a pipe, in the words of the tree. */
export interface NamedPipe {
  className: string
  size: string
  thickness: string
}

/** Thousandths of a millimetre: lists say 38 for 38.1 of a size, and name the walls of older editions. */
const SIZE_TOLERANCE = 200n
const WALL_TOLERANCE = 60n

/**
 * Finds leaves of the tree by what they measure, since 60.3 OD and 50 NB are one size under two names. Of several that
 * are near, the nearest counts. A leaf whose name is no measure is found by its name.
 */
export function leafFinder(leaves: readonly TreeLeaf[]): (pipe: NamedPipe) => TreeLeaf | null {
  const byName = new Map(leaves.toReversed().map((leaf) => [nameKey(leaf), leaf]))
  const measured = leaves.flatMap((leaf) => {
    const section = readSection(leaf.size, leaf.thickness)
    return section ? [{ leaf, section }] : []
  })
  const byPlace = groupBy(measured, ({ leaf, section }) => placeKey(leaf, widthOf(section)))
  return (pipe) => {
    const named = byName.get(nameKey(pipe))
    const section = named ? null : readSection(pipe.size, pipe.thickness)
    if (!section) return named ?? null
    const width = widthOf(section)
    const around = [width - 1, width, width + 1].flatMap((each) => byPlace.get(placeKey(pipe, each)) ?? [])
    return nearest(section, around)
  }
}

const nameKey = ({ className, size, thickness }: NamedPipe) =>
  JSON.stringify([className, size, thickness].map((name) => name.trim().toLowerCase()))

/** Leaves of a class lie by whole millimetres, so that only what is near is compared. */
const placeKey = ({ className }: { className: string }, width: number) => `${width} ${className.trim().toLowerCase()}`
const widthOf = (section: Section) => Number((sidesOf(section)[0] ?? 0n) / 1000n)

function nearest(wanted: Section, measured: readonly { leaf: TreeLeaf; section: Section }[]): TreeLeaf | null {
  let best: { leaf: TreeLeaf; off: bigint } | null = null
  for (const { leaf, section } of measured) {
    const off = distance(wanted, section)
    if (off !== null && (best === null || off < best.off)) best = { leaf, off }
  }
  return best?.leaf ?? null
}

/** How far two sections are from each other; null when they aren't near. */
function distance(one: Section, other: Section): bigint | null {
  const [sides, otherSides] = [sidesOf(one), sidesOf(other)]
  if (sides.length !== otherSides.length) return null
  const off = sides.map((side, at) => absolute(side - (otherSides[at] ?? 0n)))
  const wallOff = absolute(one.wall - other.wall)
  if (wallOff > WALL_TOLERANCE || off.some((each) => each > SIZE_TOLERANCE)) return null
  return off.reduce((sum, each) => sum + each, wallOff)
}

const sidesOf = (section: Section) =>
  section.shape === 'round' ? [section.outerDiameter] : [section.sideA, section.sideB]

const absolute = (value: bigint) => (value < 0n ? -value : value)
