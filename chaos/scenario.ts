import type { Hall } from './hall'
import type { Outcome } from './outcome'

export interface Scenario {
  name: string
  /** What it needs and this machine lacks; null when it can be run. */
  lacks?(): string | null
  run(hall: Hall): Promise<Outcome>
}
