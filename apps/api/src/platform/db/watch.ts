import { Client, type PoolClient } from 'pg'
import type { Listening } from './broadcast'
import type { ResilientPool } from './pool'
import { StandbyWaits, WAITING, type Waiting } from './standbys/standby-waits'

const EVERY_MS = 1000
const TIMEOUT_MS = 2500
/** One late answer may be a pause of this process. */
const STRIKES = 2

/**
 * Polls the database. When it stops answering without closing its connections, as behind a broken network, the
 * connections in use are closed, so that callers fail within seconds instead of waiting for ever. So are those whose
 * commit no standby confirms; until that is over, changes are refused. The same connection listens to what other
 * servers tell.
 */
export function watchDatabase(pool: ResilientPool, connectionString: string, listening: Listening) {
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => inUse.delete(client))

  const waits = new StandbyWaits()
  let line: Client | null = null
  let misses = 0
  let isStopped = false
  let timer = setTimeout(() => void ask(), EVERY_MS)

  async function ask() {
    try {
      line ??= await openLine(connectionString, lost)
      await listening.listenOn(line)
      const { rows } = await line.query<Waiting>(WAITING, [[...waits.stuck, ...pool.processIds.values()]])
      misses = 0
      const overdue = new Set(waits.see(rows, performance.now()))
      pool.isHeldUp = waits.stuck.length > 0
      for (const [client, pid] of pool.processIds) if (overdue.has(pid)) cut(client)
    } catch {
      drop()
      misses += 1
      if (misses >= STRIKES) inUse.forEach(cut)
    }
    if (isStopped) drop()
    else timer = setTimeout(() => void ask(), EVERY_MS)
  }

  function drop() {
    const client = line
    if (!client) return
    lost(client)
    end(client)
  }

  /** At once, not at the next poll: until then it would hear nothing. */
  function lost(client: Client) {
    if (line !== client) return
    line = null
    listening.lose()
  }

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      drop()
    },
  }
}

async function openLine(connectionString: string, lost: (client: Client) => void): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'lohahaat listener',
  })
  // The next poll finds out.
  client.on('error', () => {})
  client.on('end', () => lost(client))
  await client.connect()
  return client
}

/** A regular end would wait for the results of running statements. */
const cut = (client: PoolClient) => client instanceof Client && client.connection.stream.destroy()

/** Does not wait for the other side. */
const end = (client: Client) => void client.end().catch(() => {})
