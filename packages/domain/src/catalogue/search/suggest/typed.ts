/** What was typed so far: the last word may be half written. */
export interface Typed {
  rest: string
  last: string
}

const FIGURE = String.raw`\d[\d.]*\s*`
/** A size is one word, however it is spaced: 50 x 5, 40 n. */
const lastWord = new RegExp(String.raw`(?<=^|\s)(?:(?:${FIGURE}[x×*]\s*)*(?:${FIGURE}(?:nb?|od?)?)?|[^\s\d]\S*)$`, 'iu')

export function splitTyped(text: string): Typed {
  const last = lastWord.exec(text.trimStart())?.[0] ?? ''
  return {
    rest: text
      .trimStart()
      .slice(0, text.trimStart().length - last.length)
      .trim(),
    last: last.trim(),
  }
}

/** A size as it is compared: 50NB for '50 NB', 50X50 for '50 × 50'. */
export const sizeKey = (size: string) => size.toUpperCase().replace(/\s/g, '').replace(/[×*]/g, 'X')

/** Whether a word of a name begins so. Figures are left to the sizes. */
export const hasWordFrom = (name: string, beginning: string) =>
  /^\p{L}/u.test(beginning) &&
  [name, ...name.split(/[^\p{L}\d]+/u)].some((word) => word.toLowerCase().startsWith(beginning.toLowerCase()))
