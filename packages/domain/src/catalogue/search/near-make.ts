import { lettersApart } from '../../platform/near-names'
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
  return spellings.find((spelling) => lettersApart(word, spelling, allowed) <= allowed) ?? null
}
