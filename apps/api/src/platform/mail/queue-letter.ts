import { randomUUID } from 'node:crypto'
import type { Db } from '../db/db'
import { speakToRecipient } from '../language/speak'
import { toHtml, toText, type Letter } from './letter'
import { insertMail, insertOrderMail } from './mails.repository'

/**
 * Queues a letter in the caller's transaction, so that it is sent only if the transaction commits; at once, or not
 * before the given time.
 */
export const queueLetter = (tx: Db, recipient: string, write: () => Letter, notBefore?: Date) =>
  insertMail(tx, mailOf(recipient, write, notBefore))

/** As queueLetter, for an order whose number is not known yet: it replaces the placeholder in the letter. */
export const queueOrderLetter = (
  tx: Db,
  recipient: string,
  write: () => Letter,
  order: { id: number; orderNo: string },
) => insertOrderMail(tx, mailOf(recipient, write), order)

/** Written in the recipient's language. */
const mailOf = (recipient: string, write: () => Letter, notBefore: Date | null = null) =>
  speakToRecipient(() => {
    const letter = write()
    return {
      messageId: `<${randomUUID()}@lohahaat>`,
      recipient,
      replyTo: letter.replyTo ?? null,
      unsubscribeUrl: letter.unsubscribeUrl ?? null,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
      nextTryAt: notBefore,
    }
  })
