/** The result of a scenario. */
export interface Outcome {
  scenario: string
  rounds: number
  requests: number
  unanswered: number
  serverErrors: ReadonlyMap<number, number>
  /** Orders, or what else the scenario counts, as its clients were told and as the database has them. */
  acknowledged: number
  stored: number
  /** Milliseconds from each fault to the first successful change after it. */
  gaps: readonly number[]
  /** Further remarks. */
  notes: readonly string[]
  faults: readonly string[]
}

const MAX_FAULTS = 20

const columns: readonly [string, (outcome: Outcome) => string][] = [
  ['scenario', ({ scenario }) => scenario],
  ['rounds', ({ rounds }) => String(rounds)],
  ['requests', ({ requests }) => String(requests)],
  ['no answer', ({ unanswered }) => String(unanswered)],
  [
    '5xx',
    ({ serverErrors }) => [...serverErrors].map(([status, count]) => `${count} x ${status}`).join(', ') || 'none',
  ],
  ['told / stored', ({ acknowledged, stored }) => `${acknowledged} / ${stored}`],
  ['well again: median, worst', ({ gaps }) => `${seconds(median(gaps))}, ${seconds(Math.max(...gaps))}`],
  ['verdict', ({ faults }) => (faults.length === 0 ? 'held' : 'FAILED')],
]

export function printOutcomes(outcomes: readonly Outcome[]) {
  const rows = [columns.map(([title]) => title), ...outcomes.map((outcome) => columns.map(([, cell]) => cell(outcome)))]
  const widths = columns.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)))
  for (const row of rows) say(row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('  '))
  for (const { scenario, notes, faults } of outcomes) {
    for (const note of notes) say(`${scenario}: ${note}`)
    for (const fault of faults.slice(0, MAX_FAULTS)) say(`${scenario}: WRONG: ${fault}`)
    if (faults.length > MAX_FAULTS) say(`${scenario}: … and ${faults.length - MAX_FAULTS} more`)
  }
}

export const say = (line: string) => process.stdout.write(`${line.trimEnd()}\n`)

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
const seconds = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(2)} s` : '-'
