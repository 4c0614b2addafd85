import { spokenLanguage } from '../../platform/language/speak'
import { workerProcess } from '../../platform/workers/worker-process'
import type { Job, Outcome } from './child'
import type { PrintedCard } from './printed-card'

const LIMITS = { timeoutMs: 60_000, memoryMb: 256 }

const work = workerProcess<Job, Outcome>('documents/rate-card/child')

/** The rate card as PDF, rendered in a worker process because the layout takes seconds of CPU. */
export async function writeRateCard(account: number, card: PrintedCard): Promise<Uint8Array<ArrayBuffer>> {
  const { outcome } = await work(account, [{ language: spokenLanguage(), card }], LIMITS)
  if (!outcome) throw new Error('The rate card could not be written')
  return new Uint8Array(outcome.bytes)
}
