import { runLoad, type Load, type Measured } from './run-load'

// Fewer and shorter rounds for a quick try: `BENCH_SECONDS=1 BENCH_ROUNDS=1 npm run bench -- orders`.
export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const WARM_UP_SECONDS = Number(process.env['BENCH_WARM_UP'] ?? 3)

export interface Side extends Omit<Load, 'seconds' | 'connections'> {
  /** Makes ready what the work uses up, before each round. */
  prepare?: () => Promise<unknown>
}

interface Figures {
  /** Pieces a second. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Requests that were told to come back later. */
  refusals: number
}

/**
 * Medians over rounds. The sides take turns in short rounds, so that whatever else the machine does meets all alike; the
 * first turn of each only makes it warm.
 */
export async function takeTurns<S extends Side[]>(sides: readonly [...S], connections: number) {
  const measured = sides.map((): Measured[] => [])
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, { prepare, ...side }] of sides.entries()) {
      await prepare?.()
      const seconds = round < 0 ? WARM_UP_SECONDS : SECONDS
      const figures = await runLoad({ ...side, connections, seconds })
      if (round >= 0) measured[index]?.push(figures)
    }
  }
  return measured.map(figuresOf) as { [Index in keyof S]: Figures }
}

const figuresOf = (rounds: Measured[]): Figures => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ times }) => percentile(times, 0.5))),
  p99: median(rounds.map(({ times }) => percentile(times, 0.99))),
  refusals: rounds.reduce((sum, { refusals }) => sum + refusals, 0),
})

export const median = (figures: number[]) => percentile(figures, 0.5)

function percentile(figures: number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? NaN
}
