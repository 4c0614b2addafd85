import type { PrintedRow } from './lay-rows'
import { PrintProblem, type PrintProblemName } from './print-problem'

export interface Task {
  kind: 'pdf' | 'photo'
  bytes: Uint8Array
  /** Beyond this the process ends itself: pictures and their reader lie outside of the memory that Node bounds. */
  memoryMb: number
}

export type Outcome = { rows: PrintedRow[] } | { problem: PrintProblemName }

const LOOK_MS = 100
const MEBIBYTE = 1024 * 1024

process.on('message', (task: Task) => {
  const look = () => process.memoryUsage.rss() > task.memoryMb * MEBIBYTE && process.kill(process.pid, 'SIGKILL')
  look()
  setInterval(look, LOOK_MS)
  void read(task).then((outcome) => process.send?.(outcome))
})

const read = (task: Task): Promise<Outcome> =>
  readRows(task).then(
    (rows) => ({ rows }),
    (error: unknown) => ({ problem: error instanceof PrintProblem ? error.problem : 'unreadableFile' }),
  )

/** Each reader is loaded for what needs it: the one of photos takes a quarter of a gigabyte. */
async function readRows({ kind, bytes }: Task): Promise<PrintedRow[]> {
  if (kind === 'pdf') return (await import('./read-pdf')).readPdf(bytes)
  return (await import('./read-photo')).readPhoto(bytes)
}
