import { Client, type Pool, type PoolClient } from 'pg'

const EVERY_MS = 1000
const PATIENCE_MS = 2500
/** One late answer may be a pause of this very process. */
const STRIKES = 2

/**
 * Asks the database all the time whether it is there. When it has stopped answering without closing its connections, as
 * behind a line that was cut, those in use are ended: whoever waits on one is told so within seconds instead of never.
 */
export function watchDatabase(pool: Pool, connectionString: string) {
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => inUse.delete(client))

  let line: Client | null = null
  let misses = 0
  let isStopped = false
  let timer = setTimeout(() => void ask(), EVERY_MS)

  async function ask() {
    try {
      line ??= await openLine(connectionString)
      await line.query('select 1')
      misses = 0
    } catch {
      drop()
      misses += 1
      if (misses >= STRIKES) inUse.forEach(cut)
    }
    if (isStopped) drop()
    else timer = setTimeout(() => void ask(), EVERY_MS)
  }

  function drop() {
    if (line) end(line)
    line = null
  }

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      drop()
    },
  }
}

async function openLine(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  // Its next question finds out.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** To end one whose statements are under way would wait for their answers. */
const cut = (client: PoolClient) => client instanceof Client && client.connection.stream.destroy()

/** Doesn't wait for the other end. */
const end = (client: Client) => void client.end().catch(() => {})
