import type { SearchReading } from '../read-search'
import { WALL_TOLERANCE } from '../wall-tolerance'
import type { Shelf, ShelfMake, ShelfPipe } from './shelf'
import { sizeKey } from './typed'

/** A part of the shelf: the pipes and the makes that are meant; null where all are. */
export interface Narrowing {
  isPipe: ((pipe: ShelfPipe) => boolean) | null
  isMake: ((make: ShelfMake) => boolean) | null
  /** Whether it is a size or a wall that narrows the pipes, and not only their class. */
  isSized: boolean
}

/** Null where the shelf's counts don't know what was said. */
export function narrow(reading: SearchReading): Narrowing | null {
  const { classNames, size, thickness, length, makes, grade, standards, words, isOtherProduct } = reading
  const saysMore = [length, grade, ...standards, ...words].some((text) => text !== null)
  if (saysMore || isOtherProduct) return null
  const isSized = (size ?? thickness) !== null
  return { isPipe: classNames.length > 0 || isSized ? pipeTest(reading) : null, isMake: makeTest(makes), isSized }
}

export const isAll = ({ isPipe, isMake }: Narrowing) => isPipe === null && isMake === null

function pipeTest({ classNames, size, thickness }: SearchReading) {
  const key = size === null ? null : sizeKey(size)
  const wall = thickness === null ? null : Number(thickness)
  return (pipe: ShelfPipe) =>
    (classNames.length === 0 || classNames.includes(pipe.className)) &&
    (key === null || pipe.sizeKey === key) &&
    (wall === null || Math.abs(Number(pipe.thickness) - wall) <= WALL_TOLERANCE)
}

function makeTest(beginnings: readonly string[]) {
  if (beginnings.length === 0) return null
  const lower = beginnings.map((name) => name.toLowerCase())
  return ({ words: [full = ''] }: ShelfMake) =>
    lower.some((name) => full.startsWith(name) && !/^[\p{L}\d]/u.test(full.slice(name.length)))
}

/** The pipes of a part of the shelf, each with how many items of the makes that are meant. */
export interface Part {
  pipes: readonly { pipe: ShelfPipe; items: number }[]
  /** Null where all makes are meant. */
  brandIds: ReadonlySet<number> | null
}

export function take({ pipes, makes }: Shelf, { isPipe, isMake }: Narrowing): Part {
  const brandIds = isMake && new Set(makes.filter(isMake).map(({ brandId }) => brandId))
  const found = brandIds?.size === 0 ? [] : pipes.filter(isPipe ?? (() => true))
  if (!brandIds) return { brandIds, pipes: found.map((pipe) => ({ pipe, items: pipe.items })) }
  const counted = found.map((pipe) => ({
    pipe,
    items: sum(pipe.counts.filter(({ brandId }) => brandIds.has(brandId))),
  }))
  return { brandIds, pipes: counted.filter(({ items }) => items > 0) }
}

const sum = (counts: ShelfPipe['counts']) => counts.reduce((all, { items }) => all + items, 0)

/** The items of a part by what a pipe is of. */
export function countBy<Key>({ pipes }: Part, keyOf: (pipe: ShelfPipe) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const { pipe, items } of pipes) counts.set(keyOf(pipe), (counts.get(keyOf(pipe)) ?? 0) + items)
  return counts
}

export function countByMake({ pipes, brandIds }: Part): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { pipe } of pipes)
    for (const { brandId, items } of pipe.counts)
      if (!brandIds || brandIds.has(brandId)) counts.set(brandId, (counts.get(brandId) ?? 0) + items)
  return counts
}
