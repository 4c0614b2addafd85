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
    (key === null || sizeKey(pipe.size) === key) &&
    (wall === null || Math.abs(Number(pipe.thickness) - wall) <= WALL_TOLERANCE)
}

function makeTest(beginnings: readonly string[]) {
  if (beginnings.length === 0) return null
  const lower = beginnings.map((name) => name.toLowerCase())
  return ({ brandName }: ShelfMake) =>
    lower.some((name) => brandName.toLowerCase().startsWith(name) && !/^[\p{L}\d]/u.test(brandName.slice(name.length)))
}

/** The items of a part of the shelf, counted by class, size and make. */
export interface Counted {
  pipes: ShelfPipe[]
  brandIds: Set<number>
  byClass: Map<string, number>
  bySize: Map<number, number>
  byMake: Map<number, number>
}

export function count({ pipes, makes }: Shelf, { isPipe, isMake }: Narrowing): Counted {
  const brandIds = new Set((isMake ? makes.filter(isMake) : makes).map(({ brandId }) => brandId))
  const counted: Counted = { pipes: [], brandIds, byClass: new Map(), bySize: new Map(), byMake: new Map() }
  for (const pipe of isPipe ? pipes.filter(isPipe) : pipes) {
    let sum = 0
    for (const { brandId, items } of pipe.counts) {
      if (!brandIds.has(brandId)) continue
      add(counted.byMake, brandId, items)
      sum += items
    }
    if (sum === 0) continue
    counted.pipes.push(pipe)
    add(counted.byClass, pipe.className, sum)
    add(counted.bySize, pipe.sizeId, sum)
  }
  return counted
}

const add = <Key>(counts: Map<Key, number>, key: Key, items: number) => counts.set(key, (counts.get(key) ?? 0) + items)
