import { fairQueue } from '../workers/fair-queue'
import type { Task } from './child'
import { workOnSheet } from './worker'
import { writeCsv, type Cell } from './write-sheet'

/** Enough for some 300,000 rows. */
const LIMITS = { timeoutMs: 180_000, memoryMb: 2048 }

/** Writes a workbook in chunks in a worker process: 60,000 rows would block the server for seconds. */
export async function writeLongXlsx(
  account: number,
  header: readonly string[],
  chunks: AsyncIterable<Cell[][]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { outcome } = await workOnSheet(account, tasksOf(header, chunks), LIMITS)
  if (!outcome || !('bytes' in outcome)) throw new Error('The workbook could not be written')
  return new Uint8Array(outcome.bytes)
}

async function* tasksOf(header: readonly string[], chunks: AsyncIterable<Cell[][]>): AsyncGenerator<Task> {
  for await (const rows of chunks) yield { rows }
  yield { write: header }
}

const takeTurn = fairQueue({ lanes: 2 })

/** In chunks, only the first with a header. The whole file is held in memory. */
export const writeLongCsv = (
  account: number,
  header: readonly string[],
  chunks: AsyncIterable<Cell[][]>,
): Promise<Uint8Array<ArrayBuffer>> =>
  takeTurn(account, async () => {
    const head = writeCsv(header, [])
    const parts = [head]
    for await (const rows of chunks) parts.push(writeCsv(header, rows).subarray(head.length))
    return Buffer.concat(parts)
  })
