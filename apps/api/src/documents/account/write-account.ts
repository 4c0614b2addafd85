import { spokenLanguage } from '../../platform/language/speak'
import { workerProcess } from '../../platform/workers/worker-process'
import type { Job, Outcome } from './child'
import type { PrintedAccount } from './printed-account'

const LIMITS = { timeoutMs: 60_000, memoryMb: 256 }

const work = workerProcess<Job, Outcome>('documents/account/child')

/** The account as PDF, rendered in a worker process because the layout takes seconds of CPU. */
export async function writeAccount(account: number, printed: PrintedAccount): Promise<Uint8Array<ArrayBuffer>> {
  const { outcome } = await work(account, [{ language: spokenLanguage(), printed }], LIMITS)
  if (!outcome) throw new Error('The account could not be written')
  return new Uint8Array(outcome.bytes)
}
