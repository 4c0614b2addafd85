import { readSearch } from '../read-search'
import { vocabulary } from '../../list-reader/text/words'
import { count, type Counted, isAll, narrow, type Narrowing } from './narrowing'
import type { Shelf, ShelfMake, ShelfPipe } from './shelf'
import { hasWordFrom, sizeKey, splitTyped } from './typed'

/** Each is a choice in the catalogue, beside the words that are to be searched for with it. */
interface Suggestion {
  /** Items that it would show. */
  count: number
  search: string
}

export type SuggestedSize = Suggestion & Pick<ShelfPipe, 'sizeId' | 'size' | 'className'>
export type SuggestedClass = Suggestion & Pick<ShelfPipe, 'className'>
export type SuggestedMake = Suggestion & ShelfMake

/** Which items to show; null where any will do. */
export interface WantedItems {
  classIds: number[] | null
  thicknessIds: number[] | null
  brandIds: number[] | null
}

export interface Suggestions {
  sizes: SuggestedSize[]
  classes: SuggestedClass[]
  makes: SuggestedMake[]
  /** `search` where more is said than the shelf is counted by; null where nothing on it is meant. */
  items: WantedItems | 'search' | null
}

const MOST_SIZES = 5
const MOST_NAMES = 4
/** Shorter beginnings fit too many words. */
const SHORTEST = 3

/** What somebody may mean who has typed so far: names that the last word begins, then what the whole of it names. */
export function suggest(shelf: Shelf, text: string): Suggestions {
  const begun = beginnings(shelf, text)
  const whole = meant(shelf, text)
  const sizes = begun.sizes.length > 0 ? begun.sizes : (whole?.sizes ?? [])
  const classes = begun.classes.length > 0 ? begun.classes : (whole?.classes ?? [])
  const makes = begun.makes.length > 0 ? begun.makes : (whole?.makes ?? [])
  return {
    sizes: sizes.slice(0, MOST_SIZES),
    classes: classes.slice(0, MOST_NAMES),
    makes: makes.slice(0, MOST_NAMES),
    items: whole?.items ?? begun.items,
  }
}

/** What the text means as it stands, or with its last word completed. */
function meant(shelf: Shelf, text: string): Suggestions | null {
  for (const said of new Set([text, completed(text)])) {
    const reading = readSearch(said)
    const narrowing = narrow(reading)
    if (!narrowing && reading.words.length === 0 && !reading.isOtherProduct) return { ...nothing, items: 'search' }
    if (!narrowing || (isAll(narrowing) && !reading.isPipe)) continue
    const counted = count(shelf, narrowing)
    if (counted.pipes.length > 0) return { ...choicesOf(shelf, counted, said), items: wanted(narrowing, counted) }
  }
  return null
}

function completed(text: string): string {
  const { rest, last } = splitTyped(text)
  if (last.length < SHORTEST) return text
  const word = [...vocabulary.keys()].find((known) => known.startsWith(last.toLowerCase()))
  return word === undefined ? text : `${rest} ${word}`.trim()
}

const nothing: Suggestions = { sizes: [], classes: [], makes: [], items: null }

function beginnings(shelf: Shelf, text: string): Suggestions {
  const { rest, last } = splitTyped(text)
  const before = last === '' ? null : narrow(readSearch(rest))
  if (!before) return nothing
  const key = sizeKey(last)
  const ways = {
    sizes: { ...withPipes(before, ({ size }) => sizeKey(size).startsWith(key)), isSized: true },
    makes: withMakes(before, ({ brandName }) => hasWordFrom(brandName, last)),
    classes: withPipes(before, ({ className }) => hasWordFrom(className, last)),
  }
  const found = {
    sizes: count(shelf, ways.sizes),
    makes: count(shelf, ways.makes),
    classes: count(shelf, ways.classes),
  }
  const first = (['sizes', 'makes', 'classes'] as const).find((way) => found[way].pipes.length > 0)
  return {
    sizes: choicesOf(shelf, found.sizes, rest, key).sizes,
    makes: choicesOf(shelf, found.makes, rest).makes,
    classes: choicesOf(shelf, found.classes, rest).classes,
    items: first ? wanted(ways[first], found[first]) : null,
  }
}

const withPipes = (before: Narrowing, test: (pipe: ShelfPipe) => boolean): Narrowing => ({
  ...before,
  isPipe: (pipe) => test(pipe) && (before.isPipe?.(pipe) ?? true),
})
const withMakes = (before: Narrowing, test: (make: ShelfMake) => boolean): Narrowing => ({
  ...before,
  isMake: (make) => test(make) && (before.isMake?.(make) ?? true),
})

/** Most items first; before them a size that is typed to its end. */
function choicesOf({ makes }: Shelf, { pipes, byClass, bySize, byMake }: Counted, search: string, key?: string) {
  const sizes = new Map(pipes.map((pipe) => [pipe.sizeId, pipe]))
  const isExact = ({ size }: SuggestedSize) => Number(sizeKey(size) === key)
  return {
    sizes: [...sizes.values()]
      .map(({ sizeId, size, className }) => ({ sizeId, size, className, count: bySize.get(sizeId) ?? 0, search }))
      .sort((one, other) => isExact(other) - isExact(one) || other.count - one.count),
    classes: [...byClass].map(([className, items]) => ({ className, count: items, search })).sort(byCount),
    makes: makes
      .flatMap((make) => (byMake.has(make.brandId) ? [{ ...make, count: byMake.get(make.brandId) ?? 0, search }] : []))
      .sort(byCount),
  }
}

const byCount = (one: Suggestion, other: Suggestion) => other.count - one.count

function wanted({ isPipe, isMake, isSized }: Narrowing, { pipes, brandIds }: Counted): WantedItems {
  return {
    classIds: isPipe && !isSized ? [...new Set(pipes.map(({ classId }) => classId))] : null,
    thicknessIds: isPipe && isSized ? pipes.map(({ thicknessId }) => thicknessId) : null,
    brandIds: isMake ? [...brandIds] : null,
  }
}
