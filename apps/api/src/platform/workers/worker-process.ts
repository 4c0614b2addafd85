import { fork, type ChildProcess } from 'node:child_process'
import { childFile, childOptions } from './child-file'
import { fairQueue } from './fair-queue'

interface Limits {
  timeoutMs: number
  memoryMb: number
}

/** The worker's output; null when it ran out of memory or time. */
type End<Outcome> = { outcome: Outcome; isSlow: false } | { outcome: null; isSlow: boolean }

/**
 * Runs one kind of work in child processes, two at a time and in fair turns, with limits of memory and time. Worker
 * threads have limits too, but one large allocation in a thread ends the whole server. `path` is that of
 * the worker's code. A large outcome comes in parts before its end, since receiving it whole would hold everybody up.
 */
export function workerProcess<Task extends object, Outcome extends object>(path: string) {
  const takeTurn = fairQueue({ lanes: 2 })
  return (
    account: number,
    tasks: Iterable<Task> | AsyncIterable<Task>,
    limits: Limits,
    onPart: (part: unknown) => void = () => undefined,
  ): Promise<End<Outcome>> =>
    takeTurn(account, async () => {
      const child = forkWorker(path, limits.memoryMb)
      let isSlow = false
      const timer = setTimeout(() => {
        isSlow = true
        child.kill('SIGKILL')
      }, limits.timeoutMs)
      try {
        const ended = outcomeOf(child, onPart)
        // Awaited after the last task only: prevents an unhandled rejection before.
        ended.catch(() => null)
        // A worker that exits while receiving its work is handled by its exit.
        for await (const task of tasks) await new Promise((sent) => child.send(task, sent))
        const outcome = (await ended) as Outcome | null
        return outcome === null ? { outcome, isSlow } : { outcome, isSlow: false }
      } finally {
        clearTimeout(timer)
        child.kill('SIGKILL')
      }
    })
}

function forkWorker(path: string, memoryMb: number): ChildProcess {
  return fork(childFile(path), {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...childOptions.execArgv],
    cwd: childOptions.cwd,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A compromised worker finds no database URL in its environment.
    env: {},
  })
}

function outcomeOf(child: ChildProcess, onPart: (part: unknown) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: object) => ('part' in message ? onPart(message.part) : resolve(message)))
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      signal ? resolve(null) : reject(new Error(`${child.spawnargs.at(-1)} ended with code ${code}`)),
    )
  })
}
