import { SESSION_SECONDS } from '@lohahaat/contract/platform/session-values'
import { connect, type Connection } from '../apps/api/src/platform/db/connect'
import type { Db } from '../apps/api/src/platform/db/db'
import { hashToken, randomToken } from '../apps/api/src/platform/http/secrets'
import { insertSession } from '../apps/api/src/identity/sessions/sessions.repository'
import { findUserByEmail } from '../apps/api/src/identity/accounts/users.repository'
import { setStock, someBuyers, someItems } from '../apps/api/src/testing/carts'

export type Source = { databaseUrl: string } | { dataDir: string }

export type Pool = Connection['pool']

/** A signed-in user. */
export interface Person {
  userId: number
  key: string
  cookie: string
}

export interface Item {
  id: number
  /** The initial stock; null where it is not counted. */
  startKg: bigint | null
}

/** The buyers and the items. */
export interface Trade {
  buyers: Person[]
  admin: Person
  items: Item[]
}

/** Few are active at once, but an account may order only so much in an hour. */
const BUYERS = 120
/** Some items have enough stock for all, some too little, and the rest is not counted. */
const STOCK_KG = [50_000_000n, 50_000_000n, 50_000_000n, 50_000_000n, 40_000n, 60_000n, null, null]

/** Fills a database with signed-in buyers and known stock. */
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

export async function signIn(db: Db, userId: number): Promise<Person> {
  const [key, cookie, at] = [randomToken(), randomToken(), new Date()]
  const secrets = { keyHash: hashToken(key), cookieHash: hashToken(cookie) }
  const times = { createdAt: at, lastSeenAt: at, expiresAt: new Date(at.getTime() + SESSION_SECONDS * 1000) }
  await insertSession(db, { userId, ...secrets, device: 'Chaos', ...times })
  return { userId, key, cookie }
}

/** Opens a database that no server is using. */
export async function withDatabase<T>(source: Source, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(source)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}
