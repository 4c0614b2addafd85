import { makes } from '../list-reader/facts/make'
import { vocabulary } from '../list-reader/text/words'

/** Shorter words are too near each other. */
const SHORTEST = 4
/** In words this long, two slips are still the same name. */
const LONG = 8

const spellings = Object.values(makes)
  .flatMap((words) => words.split(', '))
  .filter((word) => word.length >= SHORTEST && !word.includes(' '))

/** The maker's name that a word misspells, or null when the word is known or is near none. */
export function nearMake(word: string): string | null {
  if (word.length < SHORTEST || vocabulary.has(word)) return null
  const allowed = word.length >= LONG ? 2 : 1
  return spellings.find((spelling) => isWithin(word, spelling, allowed)) ?? null
}

/** Whether one word becomes the other by so many letters added, left out, changed or swapped with the next. */
function isWithin(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed) return false
  // Distances from every beginning of `one` to the beginnings of `other`, a row for each letter.
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          at(rows, i - 1, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(rows, i - 2, j - 2) + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return at(rows, one.length, other.length) <= allowed
}

const at = (rows: readonly number[][], i: number, j: number) => rows[i]?.[j] ?? Infinity
