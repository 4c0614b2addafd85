import { readSearch } from '../read-search'
import { normalise } from '../../list-reader/text/normalise'
import { vocabulary } from '../../list-reader/text/words'
import { countBy, countByMake, isAll, narrow, type Narrowing, type Part, take } from './narrowing'
import type { Shelf, ShelfMake, ShelfPipe } from './shelf'
import { sizeKey, splitTyped, startsWithLetter } from './typed'

/** Each is a choice in the catalogue, beside the words that are to be searched for with it. */
interface Suggestion {
  /** Items that it would show. */
  count: number
  search: string
}

export type SuggestedSize = Suggestion & Pick<ShelfPipe, 'sizeId' | 'size' | 'className'>
export type SuggestedClass = Suggestion & Pick<ShelfPipe, 'className'>
export type SuggestedMake = Suggestion & Pick<ShelfMake, 'brandId' | 'brandName'>

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
  return {
    sizes: begun.sizes.length > 0 ? begun.sizes : (whole?.sizes ?? []),
    classes: begun.classes.length > 0 ? begun.classes : (whole?.classes ?? []),
    makes: begun.makes.length > 0 ? begun.makes : (whole?.makes ?? []),
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
    const part = take(shelf, narrowing)
    if (part.pipes.length === 0) continue
    return {
      sizes: sizesOf(part, said),
      classes: classesOf(part, said),
      makes: makesOf(shelf, part, said),
      items: wanted(narrowing, part),
    }
  }
  return null
}

const words = [...vocabulary.keys()]

function completed(text: string): string {
  const { rest, last } = splitTyped(text)
  if (last.length < SHORTEST) return text
  const beginning = normalise(last)
  const word = words.find((known) => known.startsWith(beginning))
  return word === undefined ? text : `${rest} ${word}`.trim()
}

const nothing: Suggestions = { sizes: [], classes: [], makes: [], items: null }

const everything: Narrowing = { isPipe: null, isMake: null, isSized: false }

/** Figures begin a size, letters a name. */
function beginnings(shelf: Shelf, text: string): Suggestions {
  const { rest, last } = splitTyped(text)
  const before = last === '' ? null : rest === '' ? everything : narrow(readSearch(rest))
  if (!before) return nothing
  if (!startsWithLetter(last)) {
    const key = sizeKey(last)
    const narrowing = { ...withPipes(before, (pipe) => pipe.sizeKey.startsWith(key)), isSized: true }
    const part = take(shelf, narrowing)
    return {
      ...nothing,
      sizes: sizesOf(part, rest, key),
      items: part.pipes.length > 0 ? wanted(narrowing, part) : null,
    }
  }
  const beginning = last.toLowerCase()
  const hasBegun = (name: readonly string[]) => name.some((word) => word.startsWith(beginning))
  const ofMakes = withMakes(before, (make) => hasBegun(make.words))
  const ofClasses = withPipes(before, (pipe) => hasBegun(pipe.classWords))
  const [made, classed] = [take(shelf, ofMakes), take(shelf, ofClasses)]
  const items = made.pipes.length > 0 ? wanted(ofMakes, made) : wanted(ofClasses, classed)
  return {
    sizes: [],
    makes: makesOf(shelf, made, rest),
    classes: classesOf(classed, rest),
    items: made.pipes.length + classed.pipes.length > 0 ? items : null,
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
function sizesOf(part: Part, search: string, key = ''): SuggestedSize[] {
  const bySize = countBy(part, ({ sizeId }) => sizeId)
  const sizes = new Map(part.pipes.map(({ pipe }) => [pipe.sizeId, pipe]))
  const isExact = (pipe: ShelfPipe) => Number(pipe.sizeKey === key)
  const countOf = ({ sizeId }: ShelfPipe) => bySize.get(sizeId) ?? 0
  return [...sizes.values()]
    .sort((one, other) => isExact(other) - isExact(one) || countOf(other) - countOf(one))
    .slice(0, MOST_SIZES)
    .map((pipe) => ({ sizeId: pipe.sizeId, size: pipe.size, className: pipe.className, count: countOf(pipe), search }))
}

const classesOf = (part: Part, search: string): SuggestedClass[] =>
  [...countBy(part, ({ className }) => className)]
    .map(([className, count]) => ({ className, count, search }))
    .sort(byCount)
    .slice(0, MOST_NAMES)

function makesOf({ makes }: Shelf, part: Part, search: string): SuggestedMake[] {
  const byMake = countByMake(part)
  return makes
    .flatMap(({ brandId, brandName }) => {
      const count = byMake.get(brandId)
      return count === undefined ? [] : [{ brandId, brandName, count, search }]
    })
    .sort(byCount)
    .slice(0, MOST_NAMES)
}

const byCount = (one: Suggestion, other: Suggestion) => other.count - one.count

function wanted({ isPipe, isSized }: Narrowing, { pipes, brandIds }: Part): WantedItems {
  return {
    classIds: isPipe && !isSized ? [...new Set(pipes.map(({ pipe }) => pipe.classId))] : null,
    thicknessIds: isPipe && isSized ? pipes.map(({ pipe }) => pipe.thicknessId) : null,
    brandIds: brandIds && [...brandIds],
  }
}
