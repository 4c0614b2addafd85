/**
 * How many letters have to be added, left out, changed or swapped with the next one to make one word of the other;
 * Infinity for more than `most`, which is found out sooner.
 */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  // Distances from every beginning of `one` to the beginnings of `other`, a row for each letter.
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          at(rows, i - 1, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(rows, i - 2, j - 2) + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...row) > most) return Infinity
    rows.push(row)
  }
  const apart = at(rows, one.length, other.length)
  return apart > most ? Infinity : apart
}

const at = (rows: readonly number[][], i: number, j: number) => rows[i]?.[j] ?? Infinity

/** Figures further apart than this are no slip: 2.9 for 2.8 may be one, 6 for 2.9 is none. */
const FIGURES_APART = 0.2
const MOST = 3
/** A shorter beginning of a name is the beginning of many. */
const LEAST_START = 3

/** The name that a text may have meant, or the few that are equally near to it. */
export function nearNames(text: string, names: readonly string[]): string[] {
  const meant = partsOf(text)
  let nearest = Infinity
  let found: string[] = []
  for (const name of names) {
    const apart = partsApart(meant, name)
    if (apart > nearest || apart === Infinity) continue
    if (apart < nearest) found = []
    nearest = apart
    found.push(name)
  }
  return found.length > MOST ? [] : found
}

interface Parts {
  /** Without spaces, and with a mark for each figure. */
  words: string
  figures: readonly number[]
  wordCount: number
}

function partsOf(text: string): Parts {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('×', 'x').replace(/\s+/g, '')
  return {
    words: plain.replace(/\d+(\.\d+)?/g, '#'),
    figures: (plain.match(/\d+(\.\d+)?/g) ?? []).map(Number),
    wordCount: text.trim().split(/\s+/).length,
  }
}

/** Letters count before figures, and a whole name before as many of its first words as were written. */
function partsApart(meant: Parts, name: string): number {
  const first = name.trim().split(/\s+/).slice(0, meant.wordCount).join(' ')
  const whole = apart(meant, partsOf(name))
  return first.length < LEAST_START ? whole : Math.min(whole, apart(meant, partsOf(first)) + 0.5)
}

function apart(one: Parts, other: Parts): number {
  const byFigures = figuresApart(one.figures, other.figures)
  return byFigures > FIGURES_APART ? Infinity : lettersApart(one.words, other.words, slipsIn(one.words)) + byFigures
}

function figuresApart(some: readonly number[], others: readonly number[]): number {
  if (some.length !== others.length) return Infinity
  const shares = some.map((figure, place) => {
    const other = others[place] ?? 0
    return figure === other ? 0 : Math.abs(figure - other) / Math.max(figure, other)
  })
  return Math.max(0, ...shares)
}

function slipsIn(words: string): number {
  if (words.length < 2) return 0
  if (words.length < 6) return 1
  return words.length < 10 ? 2 : 3
}
