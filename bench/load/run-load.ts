import { openConnection, type Connection } from './connection'

/**
 * One unit of work over one connection: a request, or a few that depend on each other. Returns false when nothing is
 * left to do.
 */
export type Work = (connection: Connection, number: number) => Promise<unknown>

export interface Load {
  address: string
  work: Work
  connections: number
  seconds: number
}

export interface Measured {
  perSecond: number
  /** Milliseconds per unit of work. */
  times: number[]
  /** How often a request was told to retry later. */
  refusals: number
}

/** Runs so many connections for so long, each starting the next unit when one is done. */
export async function runLoad({ address, work, connections, seconds }: Load): Promise<Measured> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(address)))
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  let last = start

  async function keepBusy(connection: Connection, number: number) {
    for (let begun = performance.now(); begun < end; begun = last) {
      if ((await work(connection, number)) === false) return
      last = performance.now()
      times.push(last - begun)
    }
  }

  await Promise.all(opened.map(keepBusy))
  opened.forEach(({ close }) => close())
  const refusals = opened.reduce((sum, connection) => sum + connection.refusals, 0)
  return { perSecond: (times.length * 1000) / (last - start), times, refusals }
}
