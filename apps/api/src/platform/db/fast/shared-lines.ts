import type { Pool, PoolClient } from 'pg'

/** Few enough for several queries to share one, and enough to keep every core of the database busy. */
const MAX_LINES = 2

interface Line {
  client: Promise<PoolClient>
  /** The number of queries on it. */
  waiting: number
}

/**
 * Connections of the pool that many callers share: a quick query is sent behind those of others instead of waiting for
 * a connection. Under load most of them travel in the same packets. Each is released when idle.
 */
export class SharedLines {
  readonly #pool: Pool
  readonly #lines = new Set<Line>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async ask<T>(question: (client: PoolClient) => Promise<T>): Promise<T> {
    const line = this.#choose()
    line.waiting += 1
    try {
      return await question(await line.client)
    } finally {
      line.waiting -= 1
      if (line.waiting === 0) this.#giveBack(line)
    }
  }

  #choose(): Line {
    let best: Line | undefined
    for (const line of this.#lines) if (!best || line.waiting < best.waiting) best = line
    return best && this.#lines.size >= MAX_LINES ? best : this.#open()
  }

  #open(): Line {
    const line = { client: this.#pool.connect(), waiting: 0 }
    this.#lines.add(line)
    return line
  }

  /** Also when it is lost: then every query on it fails, and the last one releases it. */
  #giveBack(line: Line) {
    this.#lines.delete(line)
    line.client.then(
      (client) => client.release(),
      () => {},
    )
  }
}
