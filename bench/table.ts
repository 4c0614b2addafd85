export interface Goal {
  text: string
  isMet: boolean
}

export interface Row {
  cells: (string | number)[]
  goals?: Goal[]
  /** With so many at once; the same work with more is another row. */
  connections?: number
  /** What is compared with kept figures: the row's main figure, once per round. */
  rounds?: readonly number[]
  isLessBetter?: boolean
}

export interface Table {
  title: string
  head: string[]
  rows: Row[]
}

export const atLeast = (least: number, figure: number, unit = ''): Goal => ({
  text: `≥ ${inFigures(least)}${unit}`,
  isMet: figure >= least,
})

export const atMost = (most: number, figure: number, unit = ''): Goal => ({
  text: `≤ ${inFigures(most)}${unit}`,
  isMet: figure <= most,
})

/** Three significant digits, since every run differs. */
const inFigures = (figure: number) =>
  figure.toLocaleString('en', figure >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 })

export const isMet = ({ rows }: Table) => rows.every(({ goals = [] }) => goals.every((goal) => goal.isMet))

/** As plain text, numbers right-aligned. */
export function print({ title, head, rows }: Table): string {
  const lines = [
    [...head, ''],
    ...rows.map(({ cells, goals = [] }) => [
      ...cells.map((cell) => (typeof cell === 'number' ? inFigures(cell) : cell)),
      goals.map((goal) => `${goal.text} ${goal.isMet ? 'met' : 'MISSED'}`).join(', '),
    ]),
  ]
  const widths = [...head, ''].map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const set = (cell: string, column: number) =>
    column === 0 || column === head.length ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return `\n${title}\n${lines.map((line) => `  ${line.map(set).join('  ').trimEnd()}`).join('\n')}\n`
}
