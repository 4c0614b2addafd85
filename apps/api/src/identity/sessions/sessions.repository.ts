import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { companies } from '../../db/tables/identity/companies'
import { sessions } from '../../db/tables/identity/sessions'
import { users } from '../../db/tables/identity/users'
import { decoded } from '../../platform/db/fast/decoders'
import { statement } from '../../platform/db/fast/statement'
import type { FoundSession } from '../../platform/http/session'

export const cartCount = decoded(
  sql<number>`(select count(*)::int from ${cartLines} where ${cartLines.buyerId} = ${users.id})`,
)

interface Proof {
  keyHash: string
  cookieHash: string
  at: Date
  /** Sessions that started before this are invalid. */
  notBefore: Date
}

const sessionColumns = {
  sessionId: sessions.id,
  createdAt: sessions.createdAt,
  authenticatedAt: sessions.authenticatedAt,
  lastSeenAt: sessions.lastSeenAt,
  passkeyAt: sessions.passkeyAt,
  keyHash: sessions.keyHash,
  userId: users.id,
  email: users.email,
  legalName: users.legalName,
  companyId: users.companyId,
  companyRole: users.companyRole,
  sellerId: companies.sellerId,
  sellingRole: users.sellingRole,
  language: users.language,
  pinCode: users.pinCode,
  cart: cartCount,
}

const selectSession = statement<Proof, FoundSession>('session', sessionColumns, (db) =>
  db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(sessions.keyHash, sql.placeholder('keyHash')),
        eq(sessions.cookieHash, sql.placeholder('cookieHash')),
        gt(sessions.expiresAt, sql.placeholder('at')),
        gt(sessions.createdAt, sql.placeholder('notBefore')),
      ),
    ),
)

/** The session that both secrets prove, with the user data sent in every answer. */
export async function findSession(db: Db, proof: Proof): Promise<FoundSession | null> {
  const [row] = await selectSession(db, proof)
  return row ?? null
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<number> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id })
  if (!row) throw new Error('The session was not stored')
  return row.id
}

export const slideSession = (db: Db, id: number, at: Date, expiresAt: Date) =>
  db.update(sessions).set({ lastSeenAt: at, expiresAt }).where(eq(sessions.id, id))

/** False when the session has ended meanwhile. */
export async function renewSecrets(
  db: Db,
  id: number,
  news: Pick<typeof sessions.$inferInsert, 'keyHash' | 'cookieHash' | 'authenticatedAt' | 'passkeyAt'>,
): Promise<boolean> {
  const rows = await db.update(sessions).set(news).where(eq(sessions.id, id)).returning({ id: sessions.id })
  return rows.length === 1
}

export const endSession = (db: Db, id: number) => db.delete(sessions).where(eq(sessions.id, id))

/** False when the user has no such session. */
export async function endSessionOf(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return rows.length === 1
}

export const endSessionsOf = (db: Db, userId: number) =>
  db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })

/** The sessions of one user, newest first. */
export const listSessionsOf = (db: Db, userId: number, at: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50)

export const deleteExpiredSessions = (db: Db, at: Date) => db.delete(sessions).where(lt(sessions.expiresAt, at))
