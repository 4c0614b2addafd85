import { measures } from '../facts/measures'
import { isMark, isWord, type Part, type Rule } from './parts'
import { vocabulary } from './words'

const aside = (takes: number, apart = true) => ({ takes, gives: [{ kind: 'aside', apart } as const] })
const isNumber = (part: Part | undefined): part is Extract<Part, { kind: 'number' }> => part?.kind === 'number'
const rateUnits: readonly string[] =
  'kg kgs kilo mt ton tonne t mtr m meter metre rmt pc pcs piece nos no ft feet bundle bdl day days nag quintal qtl टन किलो क्विंटल नग मीटर फुट दिन'.split(
    ' ',
  )
const months: readonly string[] =
  'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर अक्तूबर नवंबर नवम्बर दिसंबर दिसम्बर'.split(
    ' ',
  )
const codeWords: readonly string[] =
  'hsn code pin pincode mob mobile ph phone tel po pr ref sr sl sno srno item line part pt drg drawing मोबाइल मोबाईल फोन पिन पिनकोड क्रमांक क्र'.split(
    ' ',
  )
const day = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|(?:19|20)\d{2})$/

export const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1950 && value <= 2099

/** Past the marks and the word 'no' that stand between a name and its number. */
export function skipTo(parts: readonly Part[], at: number, marks: string): number {
  let next = at
  while (next < at + 3 && (isMark(parts[next], marks) || isWord(parts[next], 'no'))) next++
  return next
}

/** '1)', '2. ' or '(3)' at the start numbers the line. */
const serial: Rule = (parts, at) => {
  if (at !== 0) return null
  const start = isMark(parts[0], '(') ? 1 : 0
  const number = parts[start]
  const mark = parts[start + 1]
  if (!isNumber(number) || !Number.isInteger(number.value) || number.value > 999 || !parts[start + 2]) return null
  const closed = isMark(mark, ')') || (isMark(mark, '.:-') && !mark?.apart && parts[start + 2]?.apart === true)
  return closed && !mark?.apart ? aside(start + 2) : null
}

const date: Rule = (parts, at) => {
  const part = parts[at]
  if (part?.kind === 'unreadable') return day.test(part.text) ? aside(1) : null
  const [first, slash, second, again, year] = parts.slice(at, at + 5)
  if (!isNumber(first)) return null
  if (slash?.kind === 'word' && months.includes(slash.text))
    return aside(isNumber(second) && isYear(second.value) ? 3 : 2)
  if (!isNumber(second) || !isNumber(year) || !isMark(slash, '/-') || !isMark(again, '/-')) return null
  const isDate = first.value <= 31 && second.value <= 12 && isYear(year.value)
  return isDate ? aside(5) : null
}

/** 'Rs. 62,000', '62/kg', '58500/-': a price, or a mass per metre. */
const currencies: readonly string[] = 'rs inr rupees rupee rupaye rupay रु रुपये रुपए रुपया रूपये रूपए'.split(' ')
const rateWords: readonly string[] = 'rate price bhav bhaav रेट भाव दर'.split(' ')

/** Whether what follows a number makes it the size of a pipe. */
const isSized = (part: Part | undefined) =>
  isMark(part, '"*') ||
  (part?.kind === 'word' &&
    (vocabulary.get(part.text) ?? []).some(
      (meaning) =>
        meaning.kind === 'times' || (meaning.kind === 'unit' && ['nb', 'od', 'inch', 'mm'].includes(meaning.unit)),
    ))

const rate: Rule = (parts, at) => {
  const part = parts[at]
  const isCurrency = isWord(part, ...currencies) || isMark(part, '₹')
  if (isCurrency || isWord(part, ...rateWords)) {
    const number = skipTo(parts, at + 1, '.:-@=₹')
    // 'Rate 50x50x3' asks for a rate, and names a size.
    if (!isNumber(parts[number]) || (!isCurrency && isSized(parts[number + 1]))) return null
    const paid = isWord(parts[number + 1], ...currencies) ? 1 : 0
    return aside(number + 1 + paid + rateTail(parts, number + 1 + paid) - at)
  }
  if (!isNumber(part)) return null
  const paid = isWord(parts[at + 1], ...currencies) ? 1 : 0
  if (paid > 0) return aside(2 + rateTail(parts, at + 2))
  if (isMark(parts[at + 1], '/') && isMark(parts[at + 2], '-')) return aside(3)
  const weighed = isWord(parts[at + 1], 'kg', 'kgs') ? 1 : 0
  const tail = rateTail(parts, at + 1 + weighed)
  return tail > 0 ? aside(1 + weighed + tail) : null
}

function rateTail(parts: readonly Part[], at: number): number {
  if (isMark(parts[at], '/') && isMark(parts[at + 1], '-')) return 2
  if (!isMark(parts[at], '/') && !isWord(parts[at], 'per', 'prati', 'प्रति')) return 0
  return isWord(parts[at + 1], ...rateUnits) ? 2 : 0
}

const percentage: Rule = (parts, at) => {
  let next = at
  while (isMark(parts[next], '+-±/')) next++
  return isNumber(parts[next]) && (isMark(parts[next + 1], '%') || isWord(parts[next + 1], 'percent', 'प्रतिशत'))
    ? aside(next + 2 - at)
    : null
}

/** A number that a word before it makes a name: an HSN, an order, a telephone. */
const code: Rule = (parts, at) => {
  const word = parts[at]
  const named = word?.kind === 'word' && codeWords.includes(word.text)
  const spaced = isWord(word, 's') && isWord(parts[at + 1], 'no') ? 2 : 0
  if (!named && spaced === 0) return null
  const number = skipTo(parts, at + Math.max(1, spaced), '.:-#/(')
  const last = parts[number]
  const isCode = last?.kind === 'unreadable' || (isNumber(last) && !measures(parts[number + 1]))
  return isCode ? aside(number + 1 - at) : null
}

/** Six digits are a PIN code and ten a telephone, unless something counts them. */
const longNumber: Rule = (parts, at) => {
  const part = parts[at]
  if (!isNumber(part) || measures(parts[at + 1]) || isWord(parts[at - 1], 'qty', 'quantity')) return null
  if (/^[6-9]\d{9}$/.test(part.text)) return aside(1)
  const second = parts[at + 1]
  const isPhone = /^[6-9]\d{4}$/.test(part.text) && isNumber(second) && /^\d{5}$/.test(second.text)
  if (isPhone && !measures(parts[at + 2])) return aside(2)
  return /^[1-9]\d{5}$/.test(part.text)
    ? { takes: 1, gives: [{ kind: 'pin code', text: part.text, apart: part.apart }] }
    : null
}

/** '7 दिन में': when it is wanted, and no quantity. */
const days: Rule = (parts, at) =>
  isNumber(parts[at]) && isWord(parts[at + 1], 'din', 'दिन', 'दिनों', 'hafte', 'हफ्ते', 'हफ्ता', 'घंटे', 'बजे')
    ? aside(2)
    : null

const ordinal: Rule = (parts, at) => {
  const suffix = parts[at + 1]
  return isNumber(parts[at]) && isWord(suffix, 'st', 'nd', 'rd', 'th') && !suffix?.apart ? aside(2) : null
}

/** A comma that divides two figures may have been meant as a point. */
const unclearComma: Rule = (parts, at) => {
  const [comma, second] = parts.slice(at, at + 2)
  if (!isMark(comma, ',') || comma?.apart || !isNumber(second) || second.apart || !isNumber(parts[at - 1])) return null
  return { takes: 1, gives: [{ kind: 'foreign', note: { code: 'commaUnclear', figure: second.text }, apart: false }] }
}

/** What lines carry besides the pipe: none of it is a size, and none of it is a quantity. */
export const asideRules: readonly Rule[] = [
  serial,
  date,
  days,
  unclearComma,
  rate,
  percentage,
  code,
  longNumber,
  ordinal,
]
