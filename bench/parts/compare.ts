import { takeTurns, type Side } from '../load/take-turns'
import type { Stage } from '../stage'
import { atLeast, atMost, type Goal, type Row, type Table } from '../table'

const LEAST_OF_CEILING = 0.7
const MAX_OF_CEILING_P99 = 2
const FEW = 16
const CROWD = 64

interface Comparison extends Omit<Side, 'address'> {
  what: string
  leastOfCeiling?: number
  /** Per second with few connections: the figure of others, and the multiple that is our goal. */
  leastPerSecond?: number
}

/** Product and ceiling under the same work, with few connections and with many. */
export async function compare(stage: Stage, comparison: Comparison): Promise<Row[]> {
  const { leastOfCeiling = LEAST_OF_CEILING, leastPerSecond } = comparison
  const few = await compareAt(stage, FEW, comparison)
  const crowd = await compareAt(stage, CROWD, comparison)
  const perSecond = leastPerSecond === undefined ? [] : [atLeast(leastPerSecond, few.perSecond, '/s')]
  return [
    few.row(atLeast(leastOfCeiling, few.ratio), ...perSecond),
    crowd.row(atLeast(leastOfCeiling, crowd.ratio), atMost(MAX_OF_CEILING_P99, crowd.p99, ' at p99')),
  ]
}

/** As compare, with few connections and only against the figure of others. */
export async function compareFlow(stage: Stage, comparison: Comparison & { leastPerSecond: number }): Promise<Row> {
  const { row, perSecond } = await compareAt(stage, FEW, comparison)
  return row(atLeast(comparison.leastPerSecond, perSecond, '/s'))
}

async function compareAt({ product, ceiling }: Stage, connections: number, { what, work, prepare }: Comparison) {
  const side = { work, ...(prepare && { prepare }) }
  const sides = [
    { ...side, address: product },
    { ...side, address: ceiling },
  ]
  const [ours, best] = await takeTurns(sides, connections)
  if (!ours || !best) throw new Error('Nothing was measured')
  const ratio = ours.perSecond / best.perSecond
  // The sides alternate, so a busy machine changes their ratio less than the figures themselves.
  const ratios = ours.rounds.map((perSecond, round) => perSecond / (best.rounds[round] ?? NaN))
  const p99 = ours.p99 / best.p99
  const cells = [what, connections, ours.perSecond, best.perSecond, ratio, ours.p50, best.p50, ours.p99, best.p99, p99]
  const refused: Goal[] = ours.refusals > 0 ? [{ text: `${ours.refusals} refused`, isMet: false }] : []
  return {
    perSecond: ours.perSecond,
    ratio,
    p99,
    row: (...goals: Goal[]): Row => ({ cells, goals: [...goals, ...refused], rounds: ratios, connections }),
  }
}

export const comparison = (title: string, rows: Row[]): Table => ({
  title,
  head: ['', 'connections', '/s', 'ceiling', 'ratio', 'p50 ms', 'ceiling', 'p99 ms', 'ceiling', 'ratio'],
  rows,
})
