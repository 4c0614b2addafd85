import { say } from '../../chaos/outcome'
import type { Finding } from './finding'
import type { Round } from './rounds'

const MAX_FAULTS = 10

const columns: readonly [string, (finding: Finding) => string][] = [
  ['round', ({ round }) => round],
  ['told / stored', ({ told, stored }) => `${told} / ${stored}`],
  ['lost', ({ lost }) => String(lost)],
  ['doubled', ({ doubled }) => String(doubled)],
  ['gaps', ({ gaps }) => String(gaps)],
  ['sent again', ({ repeats }) => String(repeats)],
  ['longest without an order', ({ longestMs }) => seconds(longestMs)],
  ['witnessed / lost', ({ witnessed, witnessedLost }) => (witnessed ? `${witnessed} / ${witnessedLost}` : '-')],
  ['took', ({ tookMs }) => seconds(tookMs)],
]

/** Whether the round ended as it has to: with nothing wrong, or for a control with something lost. */
export const isAsItHasToBe = ({ mustLose }: Round, { lost, witnessedLost, faults }: Finding) =>
  mustLose ? lost + witnessedLost > 0 : faults.length === 0 && lost + witnessedLost === 0

export function print(findings: readonly Finding[], plan: readonly Round[]) {
  const roundOf = ({ round }: Finding) => plan.find(({ name }) => name === round)
  const verdict = (finding: Finding) => {
    const round = roundOf(finding)
    if (!round || !isAsItHasToBe(round, finding)) return 'FAILED'
    return round.mustLose ? 'lost, as it has to' : 'held'
  }
  const all = [...columns, ['verdict', verdict] as const]
  const rows = [all.map(([title]) => title), ...findings.map((finding) => all.map(([, cell]) => cell(finding)))]
  const widths = all.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)))
  for (const row of rows) say(row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('  '))
  const pauses = findings.filter((finding) => !roundOf(finding)?.mustLose).map(({ longestMs }) => longestMs)
  if (pauses.length > 0)
    say(`Longest time without an order: p50 ${seconds(quantile(pauses, 0.5))}, p95 ${seconds(quantile(pauses, 0.95))}`)
  for (const finding of findings) {
    for (const note of finding.notes) say(`${finding.round}: ${note}`)
    if (roundOf(finding)?.mustLose) continue
    for (const fault of finding.faults.slice(0, MAX_FAULTS)) say(`${finding.round}: WRONG: ${fault}`)
  }
}

function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
