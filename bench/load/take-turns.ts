import { runLoad, type Load, type Measured } from './run-load'

// Fewer and shorter rounds for a quick try: `BENCH_SECONDS=1 BENCH_ROUNDS=1 npm run bench -- orders`.
export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)

/** The JIT compiler needs thousands of runs of work that is done a few hundred times a second. */
const MAX_WARM_UPS = 15
const CALM = { rounds: 3, growth: 1.05 }

export interface Side extends Omit<Load, 'seconds' | 'connections'> {
  /** Prepares what the work uses up, before each round. */
  prepare?: () => Promise<unknown>
}

interface Figures {
  /** Units of work per second. */
  perSecond: number
  /** The same by round. */
  rounds: readonly number[]
  /** Milliseconds. */
  p50: number
  p99: number
  /** Requests that were told to retry later. */
  refusals: number
}

/**
 * Medians over rounds. The sides alternate in short rounds, so that other load on the machine affects all alike, after
 * a warm-up until none gets faster.
 */
export async function takeTurns<S extends Side[]>(sides: readonly [...S], connections: number) {
  async function oneRound() {
    const measured: Measured[] = []
    for (const { prepare, ...side } of sides) {
      await prepare?.()
      measured.push(await runLoad({ ...side, connections, seconds: SECONDS }))
    }
    return measured
  }

  await warmUp(oneRound)
  const rounds: Measured[][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound())
  return sides.map((_, index) => figuresOf(rounds.map((round) => round[index] as Measured))) as {
    [Index in keyof S]: Figures
  }
}

async function warmUp(oneRound: () => Promise<Measured[]>) {
  const best: number[] = []
  for (let round = 0, calm = 0; round < MAX_WARM_UPS && calm < CALM.rounds; round++) {
    const rates = (await oneRound()).map(({ perSecond }) => perSecond)
    const isFaster = rates.some((rate, index) => rate > (best[index] ?? 0) * CALM.growth)
    rates.forEach((rate, index) => (best[index] = Math.max(best[index] ?? 0, rate)))
    calm = isFaster ? 0 : calm + 1
  }
}

const figuresOf = (rounds: Measured[]): Figures => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  rounds: rounds.map(({ perSecond }) => perSecond),
  p50: median(rounds.map(({ times }) => percentile(times, 0.5))),
  p99: median(rounds.map(({ times }) => percentile(times, 0.99))),
  refusals: rounds.reduce((sum, { refusals }) => sum + refusals, 0),
})

export const median = (figures: number[]) => percentile(figures, 0.5)

export function percentile(figures: number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? NaN
}
