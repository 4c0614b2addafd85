import { setTimeout as pause } from 'node:timers/promises'
import { randomInt } from 'node:crypto'
import type { Hall } from './hall'
import type { Outcome } from './outcome'

export interface Scenario {
  name: string
  /** What it needs and this machine lacks; null when it can be run. */
  lacks?(): string | null
  run(hall: Hall): Promise<Outcome>
}

/** Any moment of an order is as likely as any other. */
export const someMoment = (least: number, most: number) => pause(randomInt(least, most))
