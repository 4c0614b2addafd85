import type { CallResult } from './fuzz-call'
import type { ModelResult } from './model/run-model'

const columns = ['cases', '200', 'refused', '5xx', 'shape', 'access', 'leak', 'change', 'seconds']
const WIDTH = 9

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** One line per call with its faults below, and whether all passed. */
export function printCalls(results: readonly CallResult[]): boolean {
  const longest = Math.max(...results.map(({ name }) => name.length), 5)
  const row = (name: string, cells: readonly (string | number)[]) =>
    print(name.padEnd(longest) + cells.map((cell) => String(cell).padStart(WIDTH)).join(''))
  row('call', columns)
  for (const result of results) {
    row(result.name, cellsOf(result))
    for (const report of result.reports) print(`  ${report}`)
  }
  const sums = results.map(cellsOf).reduce(
    (sum, cells) => sum.map((cell, at) => cell + (cells[at] ?? 0)),
    columns.map(() => 0),
  )
  row(
    'all',
    sums.map((sum) => Math.round(sum)),
  )
  return results.every(
    ({ faults, reports }) => reports.length === 0 && Object.values(faults).every((found) => found === 0),
  )
}

export function printModel({ runs, commands, reports }: ModelResult): boolean {
  print(`buyers at random: ${runs} runs, ${commands} commands, ${reports.length} that the model says otherwise of`)
  for (const report of reports) print(report)
  return reports.length === 0
}

const cellsOf = ({ cases, answered, refused, faults, seconds }: CallResult): number[] => [
  ...[cases, answered, refused, faults['5xx'], faults.shape, faults.access, faults.leak, faults.change],
  Math.round(seconds * 10) / 10,
]
