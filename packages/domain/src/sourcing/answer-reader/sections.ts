import { AGREED, NONE } from './clause/stock'
import { anyOf, DAYS, EXTRA, HOURS, MONTHS, pattern, WEEKS } from './clause/words'

/** A part of an answer, and the lines that it is about: their places from zero, or null where it names none. */
export interface Section {
  places: readonly number[] | null
  text: string
}

const ordinals: readonly string[] = [
  'first|1st|pehla|pahla|pehle wala|पहला|पहले वाला|ek (?:ka|number|no)|एक (?:का|नंबर)|(?:ek|एक)(?= (?:nahi|नहीं|नही))',
  'second|2nd|dusra|doosra|दूसरा|do (?:ka|number|no)|दो (?:का|नंबर)|(?:do|दो)(?= (?:nahi|नहीं|नही))',
  'third|3rd|teesra|tisra|तीसरा|teen (?:ka|number|no)|तीन (?:का|नंबर)|(?:teen|तीन)(?= (?:nahi|नहीं|नही))',
  'fourth|4th|chautha|चौथा',
  'fifth|5th|panchva|पांचवां',
]
const NAMED = '(?:item|items|line|lines|sr|s|sl|sno|no|number|आइटम|नंबर|लाइन)(?:\\s*(?:no|नंबर))?\\s*[.:#-]?\\s*'
const JOINT = String.raw`(?:\s*(?:,|&|\/|\+|and|aur|और)\s*\d{1,3}(?!\d|[.,]\d))`
const RANGE = String.raw`(?:\s*(?:-|to|se|से)\s*\d{1,3}(?!\d|[.,]\d))`
const NUMBERS = String.raw`(\d{1,3}(?:${RANGE}|${JOINT}+)?)`
/** Units make a number at the start of a line a measure, and no line number. */
const MEASURE = `\\s*(?:"|x|\\*|%|(?:${DAYS}|${WEEKS}|${HOURS}|${MONTHS}|${EXTRA}|inch|इंच|nb|od|mm|mt|ton|tons|टन|kg|kgs|nos|pcs|nag|नग|mtr|m|ft|k|lakh|lac|gauge|swg|st|nd|rd|th)(?![\\p{L}\\p{M}]))`

const marked = pattern(
  `^(?!\\d+\\s*(?:-|to|se)\\s*\\d+${MEASURE})\\(?#?(?:${NAMED})?${NUMBERS}\\s*(?:\\)|\\]|[.:=](?!\\d)|[.:=](?=\\d{4,6}(?!\\d))|->|=>|-(?=\\s|[\\p{L}₹])|-(?=\\d{3}))[\\s.:=)>-]*`,
)
const named = pattern(`^(?:#|${NAMED})${NUMBERS}(?!\\d|[.,]\\d)(?!${MEASURE})[\\s.:=)-]*`)
/** Without a mark only what answers a line may follow. */
const spaced = pattern(
  `^(?:${anyOf('sirf|only|bas|सिर्फ|केवल')}\\s+)?${NUMBERS}\\s+(?:${anyOf('ka|ke|ki|no|number|wala|का|नंबर')}\\s+(?:${anyOf('hai|h|है')}\\s+)?)?(?=₹|@|\\d{2}|${anyOf(`rs|${AGREED}|${NONE}`)})`,
)
const closed = pattern(`^\\(?#?(\\d{1,3})\\s*\\)[\\s.:=-]*`)

/** Splits a line where it names lines of the enquiry by their number: '1) 61500 2) ok 60800'. */
export function splitSections(line: string, count: number): Section[] {
  const sections = sectionsOf(line, count)
  const [first, ...more] = sections
  // '61500 (1) 60800 (2)': the numbers stand behind. Without them the prices are taken in their order, with a doubt.
  const isBehind = first?.places === null && /\d{3}/.test(first.text) && more.length > 1 && more.at(-1)?.text === ''
  if (!isBehind || !/\(\s*\d{1,3}\s*\)\s*$/.test(line)) return sections
  return [
    {
      places: null,
      text: sections
        .map(({ text }) => text.replace(/\($/, ''))
        .filter(Boolean)
        .join(', '),
    },
  ]
}

function sectionsOf(line: string, count: number): Section[] {
  const sections: Section[] = []
  let places: readonly number[] | null = null
  let text = ''
  const end = () => {
    if (text.trim() !== '') sections.push({ places, text: text.trim() })
    text = ''
  }
  for (let at = 0; at < line.length;) {
    const found: Numbers | null = startsWord(line, at)
      ? numbersAt(line.slice(at), count, at === 0 || endsClause(text), places)
      : null
    if (found) {
      end()
      places = found.places
      at += found.length
      // A number of a line with nothing behind it is still said.
      if (line.slice(at).trim() === '') sections.push({ places, text: '' })
    } else text += line.charAt(at++)
  }
  end()
  return sections
}

const startsWord = (line: string, at: number) => at === 0 || /[\s,;|(]/.test(line.charAt(at - 1))
const endsClause = (text: string) => /[,;|]\s*$/.test(text) || text.trim() === ''

interface Numbers {
  places: readonly number[]
  length: number
}

function numbersAt(rest: string, count: number, isStart: boolean, before: readonly number[] | null): Numbers | null {
  const ordinal = ordinals.findIndex((words) => pattern(`^${anyOf(words)}`).test(rest))
  if (ordinal >= 0 && ordinal < count)
    return {
      places: [ordinal],
      length: pattern(`^${anyOf(ordinals[ordinal] ?? '')}[\\s.:=)-]*`).exec(rest)?.[0].length ?? 0,
    }
  const match = isStart
    ? (marked.exec(rest) ?? named.exec(rest) ?? spaced.exec(rest))
    : (closed.exec(rest) ?? named.exec(rest) ?? next(rest, before))
  const places = match && expand(match[1] ?? '', count, match[0].includes(')'))
  return match && places ? { places, length: match[0].length } : null
}

/** In the middle of a line a point is a mark only behind the number that comes next. */
function next(rest: string, before: readonly number[] | null) {
  const match = marked.exec(rest)
  return match && before && Number(match[1]) === (before.at(-1) ?? 0) + 2 ? match : null
}

/** The places of '1', '1-3' and '1, 2 & 4'; none where a number is surely of a line, and of no line here. */
function expand(numbers: string, count: number, isSure: boolean): number[] | null {
  const said = (numbers.match(/\d+/g) ?? []).map((number) => Number(number) - 1)
  const [first = -1, second = first] = said
  const isRange = said.length === 2 && /-|to|se|से/.test(numbers)
  const places = isRange ? Array.from({ length: Math.max(0, second - first + 1) }, (_, at) => first + at) : said
  const isRising = places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)))
  if (places.length === 0 || !isRising) return null
  if (places.every((place) => place < count)) return places
  return isSure && said.length === 1 ? [] : null
}
