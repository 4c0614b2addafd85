import type { Hall } from './hall'
import type { Outcome } from './outcome'

export interface Scenario {
  name: string
  /** What this machine lacks for it; null when it can run. */
  lacks?(): string | null
  run(hall: Hall): Promise<Outcome>
}
