import { spokenLanguage } from '../../platform/language/speak'
import { workerProcess } from '../../platform/workers/worker-process'
import type { Job, Outcome } from './child'
import type { Proforma } from './proforma'

const LIMITS = { timeoutMs: 60_000, memoryMb: 256 }

const work = workerProcess<Job, Outcome>('documents/proforma/child')

/** The proforma invoice as PDF, rendered in a worker process because the layout takes seconds of CPU. */
export async function writeProforma(account: number, proforma: Proforma): Promise<Uint8Array<ArrayBuffer>> {
  const { outcome } = await work(account, [{ language: spokenLanguage(), proforma }], LIMITS)
  if (!outcome) throw new Error('The proforma invoice could not be written')
  return new Uint8Array(outcome.bytes)
}
