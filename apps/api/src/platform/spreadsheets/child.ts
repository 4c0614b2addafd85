import { readRows, type SheetRow } from './read-rows'
import { SheetProblem, type ProblemName } from './sheet-problem'
import { writeXlsx, type Cell } from './write-sheet'

/** A file to read; or rows to write in chunks, followed by their header. */
export type Task = { read: Uint8Array; maxRows: number } | { rows: Cell[][] } | { write: readonly string[] }

export type Outcome = { rows: SheetRow[] } | { problem: ProblemName } | { bytes: Uint8Array }

const collected: Cell[][] = []

/**
 * Isolates the server from malicious files. The process does not exit by itself: exiting could overtake its last
 * message.
 */
process.on('message', (task: Task) => {
  if ('rows' in task) collected.push(...task.rows)
  else if ('read' in task) void read(task.read, task.maxRows).then(answer)
  else void writeXlsx(task.write, collected).then((bytes) => answer({ bytes }))
})

const read = (bytes: Uint8Array, maxRows: number): Promise<Outcome> =>
  readRows(Buffer.from(bytes), maxRows).then(
    (rows) => ({ rows }),
    (error: unknown) => ({ problem: error instanceof SheetProblem ? error.problem : 'unreadableFile' }),
  )

const answer = (outcome: Outcome) => process.send?.(outcome)
