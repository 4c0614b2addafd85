import type { Pool, PoolClient } from 'pg'

/** So few that several questions meet on one of them, and so many that every core of the database has work. */
const MOST_LINES = 2

interface Line {
  client: Promise<PoolClient>
  /** How many questions are on it. */
  waiting: number
}

/**
 * Connections of the pool that many use at once: a quick question is sent behind those of others, without a connection of
 * its own. Under load most of them leave together and come back together. Each is given back when nobody uses it.
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
    return best && this.#lines.size >= MOST_LINES ? best : this.#open()
  }

  #open(): Line {
    const line = { client: this.#pool.connect(), waiting: 0 }
    this.#lines.add(line)
    return line
  }

  /** Also when it is lost: then every question on it fails, and the last of them comes here. */
  #giveBack(line: Line) {
    this.#lines.delete(line)
    line.client.then(
      (client) => client.release(),
      () => {},
    )
  }
}
