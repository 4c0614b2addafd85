import { fairQueue } from '../workers/fair-queue'
import type { Task } from './child'
import { workOnSheet } from './worker'
import { writeCsv, type Cell } from './write-sheet'

/** Enough for some 300,000 rows. */
const LIMITS = { patienceMs: 180_000, memoryMb: 2048 }

/** Writes a workbook whose rows come chunk by chunk: 60,000 of them would keep the server from everything else for seconds. */
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

/** Chunk by chunk, each without the header that the first one has. A file is held in memory until it is whole. */
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
