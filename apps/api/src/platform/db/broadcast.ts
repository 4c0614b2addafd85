import type { Client, Pool } from 'pg'

const CHANNEL = 'lohahaat_pages'

/** What one server tells all servers of its database. */
export interface Broadcast {
  /** Outside of transactions: commits that carry a notice wait for one another, and orders must not. */
  send(): void
  /** Calls back for each notice, and whenever one may have been missed. */
  onNotice(react: () => void): void
}

/** The receiving side, for whoever has the connection. */
export interface Listening {
  listenOn(client: Client): Promise<void>
  lose(): void
}

/** An embedded database has one server only, which knows what it did. */
export const noBroadcast: Broadcast = { send: () => {}, onNotice: () => {} }

/** For a database that only reads: nothing is told there. */
export const noListening: Listening = { listenOn: async () => {}, lose: () => {} }

export function createBroadcast(pool: Pool): Broadcast & Listening {
  const listeners: (() => void)[] = []
  const tell = () => listeners.forEach((react) => react())
  let listener: Client | null = null
  return {
    send: () => void pool.query(`notify ${CHANNEL}`).catch(() => {}),
    onNotice: (react) => void listeners.push(react),
    async listenOn(client) {
      if (listener === client) return
      // A standby refuses, and is asked again at the next poll.
      const isListening = await client.query(`listen ${CHANNEL}`).then(Boolean, () => false)
      if (!isListening) return
      client.on('notification', tell)
      listener = client
      tell()
    },
    lose() {
      listener = null
      tell()
    },
  }
}
