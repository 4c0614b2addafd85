import { Refusal } from '../refusal'
import { workerProcess } from '../workers/worker-process'
import type { Outcome, Task } from './child'
import type { PrintedRow } from './lay-rows'
import { MOST_PAGES } from './print-problem'

const work = workerProcess<Task, Outcome>('platform/printed-text/child')

/** Some five times of what a long list takes. */
const PDF_LIMITS = { timeoutMs: 15_000, memoryMb: 384 }
const PHOTO_LIMITS = { timeoutMs: 90_000, memoryMb: 768 }

/** The rows of text of an uploaded PDF, by its text layer. */
export const readPdfFile = (account: number, bytes: Buffer, limits = PDF_LIMITS) => read(account, 'pdf', bytes, limits)

/** The rows of text that a photo shows. */
export const readPhotoFile = (account: number, bytes: Buffer, limits = PHOTO_LIMITS) =>
  read(account, 'photo', bytes, limits)

async function read(
  account: number,
  kind: Task['kind'],
  bytes: Buffer,
  limits: typeof PDF_LIMITS,
): Promise<PrintedRow[]> {
  const { memoryMb } = limits
  const { outcome, isSlow } = await work(account, [{ kind, bytes, memoryMb }], limits)
  if (outcome === null) throw new Refusal(isSlow ? 'slowFile' : 'tooLargeUnpacked')
  if ('rows' in outcome) return outcome.rows
  const { problem } = outcome
  throw problem === 'tooManyPages' ? new Refusal(problem, MOST_PAGES) : new Refusal(problem)
}
