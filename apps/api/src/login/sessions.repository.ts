import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { cartLines } from '../db/tables/cart-lines'
import { sessions } from '../db/tables/sessions'
import { users } from '../db/tables/users'
import { statement } from '../db/statement'

/** What every answer tells the browser about its user. */
export interface SessionUser {
  sessionId: number
  userId: number
  email: string
  legalName: string
  role: 'Admin' | 'User'
  pinCode: string
  /** Number of lines in the cart. */
  cart: number
}

/** The caller of a call, looked up from both secrets of his session. */
export interface SignedIn extends SessionUser {
  keyHash: string
  lastSeenAt: Date
}

export const cartCount = sql<number>`(select count(*)::int from ${cartLines} where ${cartLines.buyerId} = ${users.id})`

const selectSession = statement<{ keyHash: string; cookieHash: string; at: Date }, SignedIn[]>('session', (db) =>
  db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      keyHash: sessions.keyHash,
      userId: users.id,
      email: users.email,
      legalName: users.legalName,
      role: users.role,
      pinCode: users.pinCode,
      cart: cartCount,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.keyHash, sql.placeholder('keyHash')),
        eq(sessions.cookieHash, sql.placeholder('cookieHash')),
        gt(sessions.expiresAt, sql.placeholder('at')),
      ),
    ),
)

/** The session that both secrets prove, with what every answer says about its user. */
export async function findSession(db: Db, keyHash: string, cookieHash: string, at: Date): Promise<SignedIn | null> {
  const [row] = await selectSession(db, { keyHash, cookieHash, at })
  return row ?? null
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<number> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id })
  if (!row) throw new Error('The session was not stored')
  return row.id
}

export const slideSession = (db: Db, id: number, at: Date, expiresAt: Date) =>
  db.update(sessions).set({ lastSeenAt: at, expiresAt }).where(eq(sessions.id, id))

export const endSession = (db: Db, id: number) => db.delete(sessions).where(eq(sessions.id, id))

export const endSessionsOf = (db: Db, userId: number) =>
  db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })

/** Where one user is signed in, the latest first. */
export const listSessionsOf = (db: Db, userId: number, at: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50)

export const deleteExpiredSessions = (db: Db, at: Date) => db.delete(sessions).where(lt(sessions.expiresAt, at))
