import type { Difference } from '@lohahaat/domain/catalogue/search/difference'
import { readSearch, type SearchReading } from '@lohahaat/domain/catalogue/search/read-search'
import { WALL_TOLERANCE } from '@lohahaat/domain/catalogue/search/wall-tolerance'
import { exactly, searchPatterns, startingWith } from '../../platform/db/search-patterns'

/** One way to look for what was meant: what an item must fulfil, and what it need not. */
export interface SearchAttempt {
  /** Each must match one of an item's names. */
  patterns: readonly string[]
  thickness: Range | null
  length: Range | null
  /** A size that isn't there, whose neighbours are wanted. */
  nearSize: string | null
  differs: readonly Difference[]
}

type Range = readonly [min: number, max: number]

/** 20 feet are 6.096 m. */
const LENGTH_TOLERANCE = 0.1
/** How far a wall may be from the wanted one and still be offered instead. */
const NEAR_WALL = 0.7

const around = (text: string | null, tolerance: number): Range | null =>
  text === null ? null : [Number(text) - tolerance, Number(text) + tolerance]

/**
 * The ways to look for a search, the best first: as it was understood, then by its bare words, then without what may
 * differ. The next is tried when one finds nothing.
 */
export function searchAttempts(search: string): SearchAttempt[] {
  const reading = readSearch(search)
  const understood = { ...attempt(reading), differs: [] }
  const plain = { ...nowhere, patterns: searchPatterns(search) }
  if (reading.isOtherProduct) return [plain]
  if (isEmpty(understood)) return [reading.isPipe ? understood : plain]
  return [understood, plain, ...relaxed(reading)]
}

const nowhere: SearchAttempt = { patterns: [], thickness: null, length: null, nearSize: null, differs: [] }

const isEmpty = ({ patterns, thickness, length }: Omit<SearchAttempt, 'differs'>) =>
  patterns.length === 0 && thickness === null && length === null

function attempt(reading: SearchReading) {
  const { classNames, size, thickness, length, makes, grade, standards, words } = reading
  const patterns = [
    ...(classNames.length > 0 ? [exactly(classNames)] : []),
    ...(makes.length > 0 ? [startingWith(makes)] : []),
    ...[size, grade].flatMap((name) => (name === null ? [] : searchPatterns(name.replaceAll(' ', '')))),
    ...[...standards, ...words].flatMap(searchPatterns),
  ]
  return {
    patterns: [...new Set(patterns)],
    thickness: around(thickness, WALL_TOLERANCE),
    length: around(length, LENGTH_TOLERANCE),
    nearSize: null,
  }
}

const keys = {
  length: 'length',
  word: 'words',
  standard: 'standards',
  grade: 'grade',
  make: 'makes',
  thickness: 'thickness',
  size: 'size',
} as const satisfies Record<Difference['field'], keyof SearchReading>

/** What may differ, what matters least first. */
const STEPS: readonly (readonly Difference['field'][])[] = [
  ['length'],
  ['word', 'standard', 'grade'],
  ['make'],
  ['thickness'],
  ['size'],
]

function relaxed(reading: SearchReading): SearchAttempt[] {
  const differs: Difference[] = []
  let left = reading
  return STEPS.flatMap((fields) => {
    const dropped = fields.flatMap((field) => differenceIn(reading, field))
    differs.push(...dropped)
    left = dropped.reduce(
      (rest, { field }) => ({ ...rest, [keys[field]]: Array.isArray(rest[keys[field]]) ? [] : null }),
      left,
    )
    const nearSize = left.size === null ? reading.size : null
    const saysWhich = left.classNames.length > 0 || (left.size ?? left.thickness ?? nearSize) !== null
    if (dropped.length === 0 || !saysWhich) return []
    const thickness = left.thickness === null ? around(reading.thickness, NEAR_WALL) : attempt(left).thickness
    return [{ ...attempt(left), thickness, nearSize, differs: [...differs] }]
  })
}

function differenceIn(reading: SearchReading, field: Difference['field']): Difference[] {
  const asked = [reading[keys[field]]].flat().filter((text) => text !== null)
  return asked.length === 0 ? [] : [{ field, asked: asked.join(', ') }]
}
