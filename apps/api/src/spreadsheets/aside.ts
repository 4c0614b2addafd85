import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inTurn } from './in-turn'
import type { Outcome, Task } from './child'

interface Limits {
  patienceMs: number
  memoryMb: number
}

/** What the process said; null when it ran out of memory, or of our patience. */
type End = { outcome: Outcome; isSlow: false } | { outcome: null; isSlow: boolean }

const takeTurn = inTurn(2)

/**
 * Does the work of a spreadsheet in a process of its own, with limits of memory and time. A thread has them too, but one
 * large piece of memory too much ends its whole process, and that would be the server.
 */
export const workAside = (tasks: Iterable<Task> | AsyncIterable<Task>, limits: Limits): Promise<End> =>
  takeTurn(async () => {
    const child = forkWorker(limits.memoryMb)
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      child.kill('SIGKILL')
    }, limits.patienceMs)
    try {
      const ended = outcomeOf(child)
      // A worker that ends while it is being sent its work is known by its end.
      for await (const task of tasks) await new Promise((sent) => child.send(task, sent))
      const outcome = await ended
      return outcome === null ? { outcome, isSlow } : { outcome, isSlow: false }
    } finally {
      clearTimeout(timer)
      child.kill('SIGKILL')
    }
  })

function forkWorker(memoryMb: number): ChildProcess {
  const extension = extname(fileURLToPath(import.meta.url))
  return fork(new URL(`./child${extension}`, import.meta.url), {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...(extension === '.ts' ? ['--import', 'tsx'] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Whoever makes it do his bidding finds no address of the database there.
    env: {},
  })
}

function outcomeOf(child: ChildProcess): Promise<Outcome | null> {
  return new Promise((resolve, reject) => {
    child.once('message', (outcome) => resolve(outcome as Outcome))
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      signal ? resolve(null) : reject(new Error(`The worker for spreadsheets ended with code ${code}`)),
    )
  })
}
