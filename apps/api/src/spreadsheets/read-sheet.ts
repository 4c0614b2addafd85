import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Upload } from '../http/upload'
import { Refusal } from '../refusal'
import { inTurn } from './in-turn'
import type { SheetRow } from './read-rows'
import type { ProblemName } from './sheet-problem'

export interface Task {
  bytes: Uint8Array
  maxRows: number
}

export type Outcome = { rows: SheetRow[] } | { problem: ProblemName }

export interface ReadOptions {
  maxRows?: number
  patienceMs?: number
  memoryMb?: number
}

const takeTurn = inTurn(2)

/**
 * The rows of a spreadsheet that somebody sent. They are read in a process of their own, with limits of memory and time:
 * a thread has them too, but one large piece of memory too much ends its whole process, and that would be the server.
 */
export function readSheet(
  { bytes }: Upload,
  { maxRows = 10_000, patienceMs = 30_000, memoryMb = 512 }: ReadOptions = {},
): Promise<SheetRow[]> {
  return takeTurn(async () => {
    const { outcome, tookMs } = await runReader(forkReader(memoryMb), { bytes, maxRows }, patienceMs)
    if (outcome === null) throw new Refusal(tookMs < patienceMs ? 'tooLargeUnpacked' : 'slowFile')
    if ('rows' in outcome) return outcome.rows
    throw outcome.problem === 'tooManyRows' ? new Refusal('tooManyRows', maxRows) : new Refusal(outcome.problem)
  })
}

async function runReader(child: ChildProcess, task: Task, patienceMs: number) {
  const started = performance.now()
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  // A reader that ends while it is being sent the file is known by its end.
  child.send(task, () => {})
  const outcome = await outcomeOf(child).finally(() => {
    clearTimeout(timer)
    child.kill('SIGKILL')
  })
  return { outcome, tookMs: performance.now() - started }
}

function forkReader(memoryMb: number): ChildProcess {
  const extension = extname(fileURLToPath(import.meta.url))
  return fork(new URL(`./child${extension}`, import.meta.url), {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...(extension === '.ts' ? ['--import', 'tsx'] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Whoever makes it do his bidding finds no address of the database there.
    env: {},
  })
}

/** Null when a signal ended it: ours when it took too long, its own when it ran out of memory. */
function outcomeOf(child: ChildProcess): Promise<Outcome | null> {
  return new Promise((resolve, reject) => {
    child.once('message', (outcome) => resolve(outcome as Outcome))
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      signal ? resolve(null) : reject(new Error(`The reader of spreadsheets ended with code ${code}`)),
    )
  })
}
