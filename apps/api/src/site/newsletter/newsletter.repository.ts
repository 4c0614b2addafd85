import { and, eq, lt, ne } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { newsletterSubscribers as subscribers } from '../../db/tables/site/newsletter-subscribers'

type Subscriber = typeof subscribers.$inferSelect

/** The row of an address, inserted if missing, and locked until the transaction ends. */
export async function lockOrAdd(db: Db, email: string, from: string, at: Date): Promise<Subscriber> {
  const fresh = { email, state: 'pending' as const, nextMailAt: at, requestedAt: at, requestedFrom: from }
  const [subscriber] = await db
    .insert(subscribers)
    .values(fresh)
    .onConflictDoUpdate({ target: subscribers.email, set: { email } })
    .returning()
  if (!subscriber) throw new Error('An entry that was just written is gone')
  return subscriber
}

/** The row that a confirmation link belongs to, locked until the transaction ends. */
export async function lockByConfirmHash(db: Db, confirmHash: string): Promise<Subscriber | null> {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.confirmHash, confirmHash)).for('update')
  return subscriber ?? null
}

export async function lockById(db: Db, id: number): Promise<Subscriber | null> {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, id)).for('update')
  return subscriber ?? null
}

export const changeSubscriber = (db: Db, id: number, changes: Partial<Omit<Subscriber, 'id' | 'email'>>) =>
  db.update(subscribers).set(changes).where(eq(subscribers.id, id))

/** Addresses that were never confirmed or have unsubscribed; kept for a while in case of questions. */
export const deleteUnconfirmedBefore = (db: Db, before: Date) =>
  db.delete(subscribers).where(and(ne(subscribers.state, 'confirmed'), lt(subscribers.nextMailAt, before)))
