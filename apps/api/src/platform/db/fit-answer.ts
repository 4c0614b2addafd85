/** About two megabytes: fine for a phone, and serialised in a few milliseconds. */
export const MAX_BYTES = 2_000_000

/** Tracks the size of an answer and tells when it is full. The first row always fits. */
function room(mostBytes: number) {
  let bytes = 0
  return (row: unknown): boolean => {
    const isFirst = bytes === 0
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1
    return isFirst || bytes <= mostBytes
  }
}

/** The first rows of a list that fit into an answer. */
export function fitAnswer<T>(rows: readonly T[], mostBytes = MAX_BYTES): T[] {
  const fits = room(mostBytes)
  const end = rows.findIndex((row) => !fits(row))
  return end === -1 ? [...rows] : rows.slice(0, end)
}

interface Chunks<Id, T> {
  ids: readonly Id[]
  size: number
  read(ids: readonly Id[]): Promise<T[]>
}

/** As fitAnswer, for rows read in chunks: what does not fit is not read. */
export async function fillAnswer<Id, T>({ ids, size, read }: Chunks<Id, T>, mostBytes = MAX_BYTES): Promise<T[]> {
  const fits = room(mostBytes)
  const rows: T[] = []
  for (let at = 0; at < ids.length; at += size) {
    for (const row of await read(ids.slice(at, at + size))) {
      if (!fits(row)) return rows
      rows.push(row)
    }
  }
  return rows
}
