/** A text for a chat, in parts, so that a link can carry as much of it as fits. */
export interface Message {
  title: string
  /** Of all of it: whose, of which day, in what state. */
  facts: readonly string[]
  /** One for each item. */
  lines: readonly string[]
  totals: readonly string[]
}

/** Marks that a chat takes for bold, slanted and struck, and what would break a line. */
const marks = /[*_~`]/g
const breaks = /\s+/g

/** A name or a remark as somebody typed it, which must not change how the text is set. */
export const plainWords = (text: string) => text.replace(marks, '').replace(breaks, ' ').trim()

export const bold = (text: string) => `*${plainWords(text)}*`

/** Something to tick off by: each item by its number in bold. */
export const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`)
