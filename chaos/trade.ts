import { SESSION_SECONDS } from '@lohahaat/contract/platform/session-values'
import { connect, type Connection } from '../apps/api/src/platform/db/connect'
import type { Db } from '../apps/api/src/platform/db/db'
import { hashToken, randomToken } from '../apps/api/src/platform/http/secrets'
import { insertSession } from '../apps/api/src/identity/sessions/sessions.repository'
import { findUserByEmail } from '../apps/api/src/identity/accounts/users.repository'
import { setStock, someBuyers, someItems } from '../apps/api/src/testing/carts'

export type Source = { databaseUrl: string } | { dataDir: string }

export type Pool = Connection['pool']

/** Whoever is signed in. */
export interface Person {
  userId: number
  key: string
  cookie: string
}

export interface Item {
  id: number
  /** What there was at the beginning; null where nobody counts. */
  startKg: bigint | null
}

/** Who buys what. */
export interface Trade {
  buyers: Person[]
  admin: Person
  items: Item[]
}

/** Few of them are at it at once, but each buys less in an hour than an account may. */
const BUYERS = 120
/** Of some items there is enough for all, of others too little, and of the rest nobody counts what there is. */
const STOCK_KG = [50_000_000n, 50_000_000n, 50_000_000n, 50_000_000n, 40_000n, 60_000n, null, null]

/** Fills a database with buyers who are signed in, and with stock whose amount is known. */
export async function openTrade(source: Source): Promise<Trade> {
  return withDatabase(source, async ({ db }) => {
    const ids = await someItems(db, STOCK_KG.length)
    const items = ids.map((id, n) => ({ id, startKg: STOCK_KG[n] ?? null }))
    for (const { id, startKg } of items) await setStock(db, id, startKg)
    const buyers: Person[] = []
    for (const userId of await someBuyers(db, BUYERS)) buyers.push(await signIn(db, userId))
    const admin = await findUserByEmail(db, 'admin@lohahaat.example')
    return { buyers, items, admin: await signIn(db, admin?.id ?? 0) }
  })
}

async function signIn(db: Db, userId: number): Promise<Person> {
  const [key, cookie, at] = [randomToken(), randomToken(), new Date()]
  const secrets = { keyHash: hashToken(key), cookieHash: hashToken(cookie) }
  const times = { createdAt: at, lastSeenAt: at, expiresAt: new Date(at.getTime() + SESSION_SECONDS * 1000) }
  await insertSession(db, { userId, ...secrets, device: 'Chaos', ...times })
  return { userId, key, cookie }
}

/** Does something with a database that no server uses at the moment. */
export async function withDatabase<T>(source: Source, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(source)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}
