import type { Verdict } from '../apps/api/src/testing/printed/judge-list'

export interface Row extends Verdict {
  name: string
  ms: number
}

const LEAST_RIGHT = 0.9

const print = (text: string) => process.stdout.write(`${text}\n`)
const sum = (rows: readonly Row[], of: 'lines' | 'right' | 'doubted') => rows.reduce((all, row) => all + row[of], 0)

export function printRow(row: Row): Row {
  const { name, lines, right, doubted, unmarked, ms } = row
  print(`${name.padEnd(40)} ${right} of ${lines} right, ${doubted} of them in doubt, ${(ms / 1000).toFixed(1)} s`)
  for (const line of unmarked) print(`    without a mark: ${line}`)
  return row
}

/** All lists together; false where too few lines are right, or a wrong one has no mark. */
export function printSum(rows: readonly Row[]): boolean {
  const [lines, right, doubted] = [sum(rows, 'lines'), sum(rows, 'right'), sum(rows, 'doubted')]
  const unmarked = rows.reduce((all, row) => all + row.unmarked.length, 0)
  const percent = ((100 * right) / Math.max(1, lines)).toFixed(1)
  print(`${right} of ${lines} lines right (${percent} %), ${doubted} in doubt, ${unmarked} wrong without a mark\n`)
  return right >= LEAST_RIGHT * lines && unmarked === 0
}

export function printHostile(answers: readonly { say: string; said: string; isRight: boolean }[]): boolean {
  for (const { say, said, isRight } of answers) print(`PDF: ${say}: ${said}${isRight ? '' : ', which is wrong'}`)
  return answers.every(({ isRight }) => isRight)
}
