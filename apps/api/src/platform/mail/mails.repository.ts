import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm'
import type { Language } from '@lohahaat/domain/platform/language'
import type { Db } from '../db/db'
import { command, statement } from '../db/fast/statement'
import { lower } from '../db/columns'
import { users } from '../../db/tables/identity/users'
import { mails } from '../../db/tables/platform/mails'
import { orders } from '../../db/tables/ordering/orders'

export type QueuedMail = typeof mails.$inferSelect

type NewMail = Pick<
  QueuedMail,
  'messageId' | 'recipient' | 'subject' | 'text' | 'html' | 'replyTo' | 'unsubscribeUrl'
> & {
  /** Null: at once. */
  nextTryAt: Date | null
}

const newMail = {
  messageId: sql.placeholder('messageId'),
  recipient: sql.placeholder('recipient'),
  subject: sql.placeholder('subject'),
  text: sql.placeholder('text'),
  html: sql.placeholder('html'),
  replyTo: sql.placeholder('replyTo'),
  unsubscribeUrl: sql.placeholder('unsubscribeUrl'),
  nextTryAt: sql`coalesce(${sql.placeholder('nextTryAt')}, now())`,
}

const insertMailRow = command<NewMail>('keep_mail', (db) => db.insert(mails).values(newMail))

export const insertMail = (db: Db, mail: NewMail) => insertMailRow(db, mail)

const orderNo = sql`(select ${orders.orderNo} from ${orders} where ${orders.id} = ${sql.placeholder('orderId')})`
const numbered = (key: 'subject' | 'text' | 'html') =>
  sql`replace(${sql.placeholder(key)}, ${sql.placeholder('standIn')}, ${orderNo})`

const insertOrderMailRow = command<NewMail & { orderId: number; standIn: string }>('keep_order_mail', (db) =>
  db.insert(mails).values({ ...newMail, subject: numbered('subject'), text: numbered('text'), html: numbered('html') }),
)

/** For an order inserted in the same transaction: its number replaces the placeholder in the mail. */
export const insertOrderMail = (db: Db, mail: NewMail, order: { id: number; orderNo: string }) =>
  insertOrderMailRow(db, { ...mail, orderId: order.id, standIn: order.orderNo })

const language = { language: users.language }

const selectLanguage = statement<{ email: string }, { language: Language | null }>('mail_language', language, (db) =>
  db
    .select(language)
    .from(users)
    .where(eq(lower(users.email), sql`lower(${sql.placeholder('email')})`)),
)

/** What the account of an address has chosen, null if nothing; undefined where there is no account. */
export const findLanguageOf = async (db: Db, email: string) => (await selectLanguage(db, { email }))[0]?.language

/**
 * Claims due mails. Moving the next try into the future is the lease: if a server dies, others take over, and two
 * servers never claim the same mail.
 */
export function claimDueMails(db: Db, at: Date, leaseUntil: Date, limit: number): Promise<QueuedMail[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, at)))
    .orderBy(asc(mails.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ nextTryAt: leaseUntil, attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning()
}

/** Deletes the content, which may contain a code or a key, once it is no longer needed. */
export const markSent = (db: Db, ids: readonly number[], at: Date) =>
  db
    .update(mails)
    .set({ sentAt: at, text: null, html: null, replyTo: null, unsubscribeUrl: null, lastError: null })
    .where(inArray(mails.id, ids))

export const markFailed = (db: Db, id: number, lastError: string, nextTryAt: Date) =>
  db.update(mails).set({ lastError, nextTryAt }).where(eq(mails.id, id))

export async function countWaiting(db: Db) {
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int`, oldest: min(mails.createdAt) })
    .from(mails)
    .where(isNull(mails.sentAt))
  return row ?? { waiting: 0, oldest: null }
}

/** Mails that could not be sent yet, longest waiting first. */
export const listFailing = (db: Db) =>
  db
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), isNotNull(mails.lastError)))
    .orderBy(asc(mails.createdAt))
    .limit(50)

export const deleteSentBefore = (db: Db, before: Date) => db.delete(mails).where(lt(mails.sentAt, before))
