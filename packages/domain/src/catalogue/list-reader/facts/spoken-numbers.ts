import { isMark, isWord, type Part, type Rule } from '../text/parts'
import { vocabulary } from '../text/words'

const table = (words: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(words).flatMap(([list, value]) => list.split(' ').map((word) => [word, value])))

/** Hindi names halves and quarters by words of their own, and pipe is bought by them: डेढ़ इंच, ढाई टन. */
const fractions = table({
  'डेढ dedh dedha derh dhed': 1.5,
  'ढाई अढाई dhai dhaai adhai dhaee': 2.5,
  'सवा sawa sava': 1.25,
  'पौन पौना pauna paun': 0.75,
  'आधा आधी aadha adha': 0.5,
})
/** What such a word adds to the number after it: सवा दो is 2¼, साढ़े तीन 3½, पौने दो 1¾. */
const offsets = table({ 'सवा sawa sava': 0.25, 'साढे sadhe saadhe sade saade': 0.5, 'पौने paune': -0.25 })
const wholes = table({
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, 'पांच पाच': 5, 'छह छः छे': 6, सात: 7, आठ: 8, नौ: 9, दस: 10 },
  ...{ बारह: 12, पंद्रह: 15, बीस: 20, पच्चीस: 25, तीस: 30, चालीस: 40, पचास: 50 },
})
/** Latin spellings that mean other things as well, as 'do' does, count only behind such a word. */
const latinWholes = table({ ek: 1, do: 2, teen: 3, char: 4, 'paanch panch': 5, 'chhah chhe': 6, saat: 7, aath: 8 })
const scales = table({ 'सौ sau': 100, 'हजार hazar hajar': 1000 })

/** A number in Hindi words with its unit behind it. Anything else about the words leaves them unread. */
export const readSpokenNumber: Rule = (parts, at) => {
  const first = parts[at]
  if (first === undefined || isSpoken(parts, at - 1)) return null
  const said = numberAt(parts, at)
  if (said === null) return null
  const scale = find(scales, parts[said.next])
  const next = scale === undefined ? said.next : said.next + 1
  // Digits alone are read elsewhere.
  if (first.kind === 'number' && scale === undefined && next === at + 1) return null
  if (!isUnit(parts[next])) return null
  const value = said.value * (scale ?? 1)
  const number: Part = { kind: 'number', text: String(value), value, fraction: !Number.isInteger(value), apart: true }
  return { takes: next - at, gives: [number] }
}

function numberAt(parts: readonly Part[], at: number): { value: number; next: number } | null {
  const part = parts[at]
  const offset = find(offsets, part)
  if (offset !== undefined) {
    const whole = wholeAt(parts[at + 1]) ?? find(latinWholes, parts[at + 1])
    if (whole !== undefined) return { value: whole + offset, next: at + 2 }
  }
  const value = find(fractions, part) ?? wholeAt(part)
  if (value !== undefined) return { value, next: at + 1 }
  return find(scales, part) === 100 ? { value: 100, next: at + 1 } : null
}

export const isSpokenWord = (word: string) =>
  [fractions, offsets, wholes, latinWholes, scales].some((table) => table.has(word))

const find = (table: ReadonlyMap<string, number>, part: Part | undefined) =>
  part?.kind === 'word' ? table.get(part.text) : undefined

const wholeAt = (part: Part | undefined) =>
  part?.kind === 'number' && Number.isInteger(part.value) ? part.value : find(wholes, part)

const isUnit = (part: Part | undefined) =>
  isMark(part, '"') || (part?.kind === 'word' && vocabulary.get(part.text)?.[0]?.kind === 'unit')

/** In 'एक सौ पचास नग' and 'दो ढाई टन' the last word alone is not what is meant, nor behind a word that is not known. */
function isSpoken(parts: readonly Part[], at: number): boolean {
  const part = isMark(parts[at], '-/') ? parts[at - 1] : parts[at]
  // The wall of '50x50x3 दो टन' is no part of the number.
  if (part?.kind === 'number') return !isMark(parts[at - 1], '*') && !isWord(parts[at - 1], 'x', 'by')
  if (part?.kind !== 'word') return false
  const kind = vocabulary.get(part.text)?.[0]?.kind
  return isSpokenWord(part.text) || kind === 'number word' || (kind === undefined && isIndic(part.text))
}

const isIndic = (text: string) => /[\u0900-\u097f]/.test(text)
