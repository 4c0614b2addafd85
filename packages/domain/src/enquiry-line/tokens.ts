import type { Part } from './parts'

const likeness: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['"', '“”„‟″〃＂'],
    ["'", '‘’‚‛′`´'],
    ['*', '×✕✖⨯∗'],
    ['-', '–—−‐‑‒―'],
    ['/', '⁄∕'],
    // Joiners are invisible and only shape a script.
    ['', '\u200b\u200c\u200d\u2060\ufeff\u00ad'],
  ].flatMap(([plain = '', alike = '']) => [...alike].map((sign) => [sign, plain])),
)
const fractionSigns: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const devanagariZero = 0x966

/** One spelling for signs that look alike, in small letters. */
export const normalise = (text: string): string =>
  Array.from(text.normalize('NFC').toLowerCase(), plainSign).join('').replaceAll("''", '"').replaceAll('""', '"')

function plainSign(sign: string): string {
  const fraction = fractionSigns[sign]
  if (fraction !== undefined) return ` ${fraction}`
  const digit = (sign.codePointAt(0) ?? 0) - devanagariZero
  return likeness[sign] ?? (digit >= 0 && digit <= 9 ? String(digit) : sign)
}

const space = /\s+/y
const severalPoints = /\d*(?:\.\d+){2,}/y
const grouped = /\d{1,3}(?:(?:,\d{2})*|(?:,\d{3})*),\d{3}(?:\.\d+)?(?!\d|,\d)/y
const plain = /(?:\d+(?:\.\d+)?|(?<![\p{L}\d])\.\d+)/uy
const letters = /[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*/uy
/** Longer than any quantity of steel. */
const longestNumber = 12

/** Numbers, words and marks of a normalised text. */
export function readTokens(text: string): Part[] {
  const parts: Part[] = []
  let apart = true
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  while (at < text.length) {
    if (take(space) !== undefined) {
      apart = true
      continue
    }
    const points = take(severalPoints)
    const number = points ?? take(grouped) ?? take(plain)
    const word = number ?? take(letters)
    if (points !== undefined) parts.push({ kind: 'unreadable', text: points, apart })
    else if (number !== undefined) parts.push(numberPart(number, apart))
    else if (word !== undefined) parts.push(...wordParts(word, apart, parts.at(-1), /\d/.test(text.charAt(at))))
    else parts.push({ kind: 'mark', text: text.charAt(at++), apart })
    apart = false
  }
  return parts
}

function numberPart(written: string, apart: boolean): Part {
  if (written.length > longestNumber) return { kind: 'unreadable', text: written, apart }
  const text = shortest(written.replaceAll(',', ''))
  return { kind: 'number', text, value: Number(text), fraction: false, apart }
}

/** '1250.00' is '1250', '.5' is '0.5', '007' is '7'. */
export function shortest(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const wholeDigits = whole.replace(/^0+(?=\d)/, '') || '0'
  const fractionDigits = fraction.replace(/0+$/, '')
  return fractionDigits === '' ? wholeDigits : `${wholeDigits}.${fractionDigits}`
}

/** 'm.s.erw' is 'ms' and 'erw'; in '50mmx6' the unit and the cross are two words. */
function wordParts(written: string, apart: boolean, before: Part | undefined, digitFollows: boolean): Part[] {
  const glued = !apart && before?.kind === 'number' && digitFollows
  const words = joinInitials(written.split('.')).flatMap((word) =>
    glued && word.length > 1 && word.endsWith('x') ? [word.slice(0, -1), 'x'] : [word],
  )
  return words.map((text, index) => ({ kind: 'word', text, apart: apart && index === 0 }))
}

function joinInitials(segments: readonly string[]): string[] {
  const words: string[] = []
  let initials = false
  for (const segment of segments) {
    const single = segment.length === 1
    if (single && initials) words.push(`${words.pop() ?? ''}${segment}`)
    else words.push(segment)
    initials = single
  }
  return words
}
