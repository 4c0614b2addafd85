import { spokenLanguage } from '../platform/language/speak'
import { workerProcess } from '../platform/workers/worker-process'
import type { Job, Outcome } from './child'
import type { Printed } from './printed'

const LIMITS = { timeoutMs: 60_000, memoryMb: 256 }

const work = workerProcess<Job, Outcome>('documents/child')

/** A document as PDF, rendered in a worker process because the layout takes seconds of CPU. */
export async function writeDocument(account: number, document: Printed): Promise<Uint8Array<ArrayBuffer>> {
  const { outcome } = await work(account, [{ language: spokenLanguage(), document }], LIMITS)
  if (!outcome) throw new Error(`The ${document.kind} could not be written`)
  return new Uint8Array(outcome.bytes)
}
