const special = /[.*+?^${}()|[\]\\/]/
const NUKTA = '\u093c?'

/** What was taken, without the marks around it. */
export const inOwnWords = (text = ''): string =>
  text
    .trim()
    .replace(/^[\s+:@,-]+|[\s:@,-]+$/g, '')
    .replace(/\s+/g, ' ')

/** The words as they stand in the answer, with the capitals and dots that reading takes; as they were read where they aren't found. */
export function asWritten(words: string, text: string): string {
  const source = Array.from(words, (sign) =>
    sign === '.'
      ? String.raw`\.?\s?`
      : sign === ' '
        ? String.raw`[\s.:-]+`
        : (special.test(sign) ? `\\${sign}` : sign) + NUKTA,
  ).join('')
  const found = new RegExp(source, 'iu').exec(text.normalize('NFC'))?.[0] ?? words
  return found.charAt(0).toUpperCase() + found.slice(1)
}
