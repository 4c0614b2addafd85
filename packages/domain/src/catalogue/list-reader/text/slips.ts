import { lettersApart } from '../../../platform/near-names'
import type { Rule } from './parts'
import { vocabulary } from './words'

/** Words of the trade that no other word comes within a letter of, so that one slip in them is no guess. */
const safe =
  'galvanised galvanized rectangular rectangle chaukor choukor aayatakar ayatakar quintal kwintal medium square thickness diameter गैल्वनाइज्ड आयताकार चौकोर क्विंटल मीडियम'.split(
    ' ',
  )
/** A shorter word is never taken for one of them. */
const SHORTEST = 5

/** A word with a slip in it: 'mediem', 'squre', 'chaukoor'. */
export const readSlip: Rule = (parts, at) => {
  const part = parts[at]
  if (part?.kind !== 'word' || part.text.length < SHORTEST) return null
  const meant = safe.find((word) => lettersApart(part.text, word, 1) <= 1)
  const meanings = meant === undefined ? undefined : vocabulary.get(meant)
  return meanings ? { takes: 1, gives: meanings.map((meaning) => ({ ...meaning, apart: part.apart })) } : null
}
