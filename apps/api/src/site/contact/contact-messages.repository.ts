import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { contactMessages } from '../../db/tables/site/contact-messages'

type NewMessage = typeof contactMessages.$inferInsert

/** The message that this address sent with this key, if any. */
export async function findSentMessage(db: Db, email: string, idempotencyKey: string) {
  const [message] = await db
    .select({ id: contactMessages.id, copied: contactMessages.copied })
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), eq(contactMessages.idempotencyKey, idempotencyKey)))
  return message ?? null
}

/** The id of the message, or null when a concurrent submit of the same form was first. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number | null> {
  const [inserted] = await db
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: [contactMessages.email, contactMessages.idempotencyKey] })
    .returning({ id: contactMessages.id })
  return inserted?.id ?? null
}

export const deleteMessagesBefore = (db: Db, before: Date) =>
  db.delete(contactMessages).where(lt(contactMessages.createdAt, before))
