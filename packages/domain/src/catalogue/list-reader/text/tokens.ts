import type { Part } from './parts'

const space = /\s+/y
/** All digits, points and commas that are written together, without a point that ends the word before. */
const figure = /(?:(?:(?<![\p{L}\p{M}\d])|(?<=\dx))\.)?\d+(?:[.,]+\d+)*/uy
const plain = /^\d*\.?\d+$/
const grouped = /^\d{1,3}(?:(?:,\d{2})*|(?:,\d{3})*),\d{3}(?:\.\d+)?$/
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
    const written = take(figure)
    const word = written ?? take(letters)
    if (written !== undefined) {
      const number = isDivided(written, parts.at(-1)) ? (written.split(',')[0] ?? '') : written
      at -= written.length - number.length
      parts.push(numberPart(number, apart))
    } else if (word !== undefined) parts.push(...wordParts(word, apart, parts.at(-1), /\d/.test(text.charAt(at))))
    else parts.push({ kind: 'mark', text: text.charAt(at++), apart })
    apart = false
  }
  return parts
}

const isNumber = (written: string) => plain.test(written) || grouped.test(written)

/** After a cross a comma divides, as in 50x50x3,20 nos; elsewhere one that groups no thousands makes a figure unclear. */
const isDivided = (written: string, before: Part | undefined) =>
  !isNumber(written) && (before?.kind === 'word' || before?.kind === 'mark') && ['x', '*', 'by'].includes(before.text)

function numberPart(written: string, apart: boolean): Part {
  if (written.length > longestNumber || !isNumber(written)) return { kind: 'unreadable', text: written, apart }
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
