import { type Lettering, letter, type Type } from './lettering'

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** One line of at most this width; cut text ends with an ellipsis. */
export function fitLine(text: string, type: Type, width: number): Lettering {
  const whole = letter(text, type)
  if (whole.width <= width) return whole
  const signs = [...letters.segment(text)].map(({ segment }) => segment)
  // Letters differ in width, so the first guess may be a few letters too long.
  for (let kept = Math.floor((signs.length * width) / whole.width); kept > 0; kept--) {
    const cut = letter(`${signs.slice(0, kept).join('').trimEnd()}…`, type)
    if (cut.width <= width) return cut
  }
  return letter('…', type)
}

/** In the first type that fits on one line; else in the last, on two. */
export function fitTitle(text: string, types: readonly [Type, ...Type[]], width: number) {
  const type = types.find((each) => letter(text, each).width <= width) ?? types.at(-1) ?? types[0]
  const rows = breakLine(text, type, width).filter((row) => row !== '')
  return { type, rows: rows.map((row) => fitLine(row, type, width)) }
}

/** After the last word that fits, and at least after the first. */
function breakLine(text: string, type: Type, width: number): [string, string] {
  const words = text.split(' ')
  let fitting = 1
  while (fitting < words.length && letter(words.slice(0, fitting + 1).join(' '), type).width <= width) fitting++
  return [words.slice(0, fitting).join(' '), words.slice(fitting).join(' ')]
}
