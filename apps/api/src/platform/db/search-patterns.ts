/** Each word is searched in all names, and more words are never needed. */
const MAX_WORDS = 10

const FIGURE = String.raw`\d+(?:\.\d+)?`
const sides = new RegExp(`^(${FIGURE})x(${FIGURE})(?:x(${FIGURE}))?$`)
const figures = new RegExp(`(${FIGURE})`)

/**
 * The words of a search as regular expressions for PostgreSQL, each of which must match one of an item's names,
 * ignoring case. People write 50nb for '50 NB', yst310 for 'YSt 310' and 50x50x3.2 for a size with its thickness; and
 * numbers match as a whole: 50nb is not 150 NB, and 3.6 is not 13.6.
 */
export const searchPatterns = (search: string): string[] =>
  [...new Set(wordsOf(search).flatMap(patternsOf))].slice(0, MAX_WORDS)

/** One of these names, and nothing more. */
export const exactly = (names: readonly string[]) => `^(?:${names.map(escape).join('|')})$`

/** A name that begins with one of these, as 'Tata Pipes' does with Tata. */
export const startingWith = (names: readonly string[]) => `^(?:${names.map(escape).join('|')})(?![[:alnum:]])`

const wordsOf = (search: string) =>
  search
    .replace(/(?<=\d)\s*[x×*]\s*(?=\d)/gi, 'x')
    .replace(/(?<=\d)\s*mm\b/gi, '')
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^\.+(?!\d)|\.+$/g, ''))
    .filter(Boolean)

function patternsOf(word: string): string[] {
  const [, one, other, wall] = sides.exec(word) ?? []
  if (one === undefined || other === undefined) return [patternOf(word)]
  return [sizePattern(one, other), ...(wall === undefined ? [] : [figurePattern(wall)])]
}

/** A rectangle may be given with either side first. */
function sizePattern(one: string, other: string): string {
  const named = (first: string, second: string) => `${figurePattern(first)} *[x×] *${figurePattern(second)}`
  return one === other ? named(one, other) : `(?:${named(one, other)}|${named(other, one)})`
}

/** Letters and digits may be separated by a space or a sign: IS 4923, IS4923, IS:4923. */
const patternOf = (word: string) =>
  word
    .replace(/(?<=\p{L})[-:](?=\d)/gu, '')
    .split(figures)
    .filter(Boolean)
    .map((part) => (figures.test(part) ? figurePattern(part) : escape(part)))
    .join('[ :-]*')

/** 4 also matches 4.0, and 3.60 matches 3.6. */
function figurePattern(figure: string): string {
  const [whole = '', fraction = ''] = figure.split('.')
  const digits = fraction.replace(/0+$/, '')
  const value = `0*${whole.replace(/^0+(?=\d)/, '')}${digits ? `\\.${digits}0*` : '(?:\\.0+)?'}`
  return `(?<![0-9.])${value}(?![0-9]|\\.[0-9])`
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
