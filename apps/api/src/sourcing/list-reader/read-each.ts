import { setImmediate } from 'node:timers/promises'
import { fairQueue } from '../../platform/workers/fair-queue'
import { Refusal } from '../../platform/refusal'
import type { ReadLine } from './match-lines'

const PIECE_MS = 10
const PATIENCE_MS = 5000

const takeTurn = fairQueue({ lanes: 1 })

/**
 * Reads the lines of one list after the other, a few milliseconds at a time: a long one would keep the server from
 * everything else, and one that was made to be hard to read is given up.
 */
export function readEach<T, Read extends ReadLine>(
  account: number,
  lines: readonly T[],
  read: (line: T) => Read[],
): Promise<Read[]> {
  return takeTurn(account, async () => {
    const found: Read[] = []
    let [worked, begun] = [0, performance.now()]
    for (const line of lines) {
      found.push(...read(line))
      const piece = performance.now() - begun
      if (piece < PIECE_MS) continue
      worked += piece
      if (worked > PATIENCE_MS) throw new Refusal('slowFile')
      await setImmediate()
      begun = performance.now()
    }
    return found
  })
}
