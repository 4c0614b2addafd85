import { takeHeader } from '../../../catalogue/list-reader/chat/chat-header'
import { cleanLine } from '../../../catalogue/list-reader/chat/clean-line'
import { media } from '../../../catalogue/list-reader/chat/aside-words'
import { normalise } from '../../../catalogue/list-reader/text/normalise'

const keycap = /([\d])\ufe0f?\u20e3/g
const keycaps = /^((?:\d\ufe0f?\u20e3)+)\s*/u
/** Ends a clause; a comma between digits groups them, and a point may be a decimal one. */
const ends =
  /[;|।\n]|,(?!\d)|(?<=\D|\d{4}),|\.(?=\s|$)|\s\/\s|(?<![\p{L}\p{M}])(?=(?:rest|baaki|baki|बाकी|शेष)(?![\p{L}\p{M}]))/u

/** The lines of a pasted chat as their writer meant them, each number on keys as a number with its mark. */
export const cleanLines = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => takeHeader(line).text)
    .filter((line) => !media.test(line))
    .map((line) => cleanLine(numberKeys(line)))
    .filter((line) => line !== '')

const numberKeys = (line: string) =>
  line
    .trim()
    .replace(/^🔟\s*/u, '10) ')
    .replace(keycaps, (_, keys: string) => `${keys.replace(keycap, '$1')}) `)

/** One spelling for what is written alike; the term of trade keeps itself apart from the word 'for'. */
export const plain = (text: string): string =>
  normalise(text.replace(/(?<![\p{L}\p{M}])F\.?\s?O\.?\s?R\.?(?=[\s,:-]|$)/gu, ' f.o.r '))
    .replace(/\b(?:rs|inr)\s*\.\s*/g, ' rs ')
    .replace(/\bno\s*\.\s*(?=\d)|(?<=\d\s?)no\s*\.\s*/g, 'no ')

export const splitClauses = (text: string): string[] =>
  text
    .split(ends)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}?-]/u.test(clause))
