import { readRows, type SheetRow } from './read-rows'
import { SheetProblem, type ProblemName } from './sheet-problem'
import { writeXlsx, type Cell } from './write-sheet'

/** A file to read; or rows to write in chunks, followed by their header. */
export type Task = { read: Uint8Array; maxRows: number } | { rows: Cell[][] } | { write: readonly string[] }

export type Outcome = { rowCount: number } | { problem: ProblemName } | { bytes: Uint8Array }

/** Rows come before the outcome, so many at a time. */
export type Part = SheetRow[]

const ROWS_AT_ONCE = 500

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

async function read(bytes: Uint8Array, maxRows: number): Promise<Outcome> {
  try {
    const rows = await readRows(Buffer.from(bytes), maxRows)
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await answer({ part: rows.slice(start, start + ROWS_AT_ONCE) })
    }
    return { rowCount: rows.length }
  } catch (error) {
    return { problem: error instanceof SheetProblem ? error.problem : 'unreadableFile' }
  }
}

const answer = (message: Outcome | { part: Part }) => new Promise((sent) => process.send?.(message, sent))
