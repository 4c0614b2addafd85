import { randomUUID } from 'node:crypto'
import type { Db } from '../db/db'
import { toHtml, toText, type Letter } from './letter'
import { insertMail } from './mails.repository'

/**
 * Queues a letter in the caller's transaction: it goes out if, and only if, what it tells about happened; at once, or
 * not before the given instant.
 */
export const queueLetter = (tx: Db, recipient: string, letter: Letter, notBefore?: Date) =>
  insertMail(tx, {
    messageId: `<${randomUUID()}@lohahaat>`,
    recipient,
    replyTo: letter.replyTo,
    unsubscribeUrl: letter.unsubscribeUrl,
    subject: letter.subject,
    text: toText(letter),
    html: toHtml(letter),
    nextTryAt: notBefore,
  })
