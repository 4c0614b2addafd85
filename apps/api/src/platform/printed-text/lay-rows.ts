/** A word on a page, in points or pixels from its top left corner. */
export interface PlacedWord {
  text: string
  left: number
  right: number
  /** Of the letters, whose height is that of the line. */
  top: number
  bottom: number
  /** From 0 to 100; text that was not guessed from a picture has 100. */
  confidence: number
}

/** What stands together in a row, apart from its neighbours. */
export interface PrintedCell {
  text: string
  left: number
  right: number
  /** Its words, with how sure each is. */
  words: Pick<PlacedWord, 'text' | 'confidence'>[]
}

export interface PrintedRow {
  cells: PrintedCell[]
  /** How a second look reads them; empty where there was none. */
  again: PrintedCell[]
  /** Where the row lies, to compare two readings of one page. */
  middle: number
  height: number
}

/** Gaps as parts of the height of the letters: a smaller one is within a word, a larger one between two columns. */
const WITHIN_WORD = 0.12
const BETWEEN_CELLS = 0.75

/** Puts the words of a page into rows, from the top, and the words of a row into cells. */
export function layRows(words: readonly PlacedWord[]): PrintedRow[] {
  const rows: { words: PlacedWord[]; top: number; bottom: number }[] = []
  for (const word of words.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.findLast(({ top, bottom }) => isBeside(word, top, bottom))
    if (!row) rows.push({ words: [word], top: word.top, bottom: word.bottom })
    else {
      row.words.push(word)
      row.top = Math.min(row.top, word.top)
      row.bottom = Math.max(row.bottom, word.bottom)
    }
  }
  return rows.map((row) => layRow(row.words.toSorted((one, other) => one.left - other.left)))
}

const middleOf = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2

/** The middle of either lies within the other: a hyphen is beside the word that it follows. */
const isBeside = (word: PlacedWord, top: number, bottom: number) =>
  (middleOf(word) > top && middleOf(word) < bottom) ||
  (middleOf({ top, bottom }) > word.top && middleOf({ top, bottom }) < word.bottom)

function layRow(words: readonly PlacedWord[]): PrintedRow {
  const height = Math.max(...words.map(({ top, bottom }) => bottom - top))
  const cells: PrintedCell[] = []
  for (const { text, left, right, confidence } of words) {
    const last = cells.at(-1)
    const gap = last ? left - last.right : Infinity
    if (!last || gap > BETWEEN_CELLS * height) cells.push({ text, left, right, words: [{ text, confidence }] })
    else {
      last.text += gap > WITHIN_WORD * height ? ` ${text}` : text
      last.right = Math.max(last.right, right)
      last.words.push({ text, confidence })
    }
  }
  const [top, bottom] = [Math.min(...words.map((word) => word.top)), Math.max(...words.map((word) => word.bottom))]
  return {
    cells,
    again: [],
    middle: middleOf({ top, bottom }),
    height,
  }
}
