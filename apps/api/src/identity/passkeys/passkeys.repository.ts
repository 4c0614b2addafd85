import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { passkeys } from '../../db/tables/identity/passkeys'
import { users } from '../../db/tables/identity/users'

export type Passkey = typeof passkeys.$inferSelect

const isOf = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

export const listPasskeysOf = (db: Db, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

export const countPasskeysOf = (db: Db, userId: number) => db.$count(passkeys, eq(passkeys.userId, userId))

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | null> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return passkey ?? null
}

/** As countPasskeysOf, and locks them: nobody else adds or removes one until the transaction ends. */
export async function lockPasskeysOf(db: Db, userId: number): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return countPasskeysOf(db, userId)
}

/** Null when somebody already has it. */
export async function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert): Promise<Passkey | null> {
  const [inserted] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return inserted ?? null
}

/** False when it was removed meanwhile, or its counter is already higher, which means that it was copied. */
export async function recordUse(
  db: Db,
  id: number,
  { counter, ...use }: { counter: number; backedUp: boolean; lastUsedAt: Date },
): Promise<boolean> {
  const isAhead = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`))
  const used = await db
    .update(passkeys)
    .set({ counter, ...use })
    .where(and(eq(passkeys.id, id), isAhead))
    .returning({ id: passkeys.id })
  return used.length === 1
}

export async function updateName(db: Db, userId: number, id: number, name: string): Promise<Passkey | null> {
  const [renamed] = await db.update(passkeys).set({ name }).where(isOf(userId, id)).returning()
  return renamed ?? null
}

export async function removePasskey(db: Db, userId: number, id: number): Promise<Passkey | null> {
  const [removed] = await db.delete(passkeys).where(isOf(userId, id)).returning()
  return removed ?? null
}

export const removePasskeysOf = (db: Db, userId: number) =>
  db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
