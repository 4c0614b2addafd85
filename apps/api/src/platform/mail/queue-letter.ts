import { randomUUID } from 'node:crypto'
import type { Db } from '../db/db'
import { speakToRecipient } from '../language/speak'
import { toHtml, toText, type Letter } from './letter'
import { insertMail, insertMailOfOrder } from './mails.repository'

/**
 * Queues a letter in the caller's transaction: it goes out if, and only if, what it tells about happened; at once, or
 * not before the given instant.
 */
export const queueLetter = (tx: Db, recipient: string, write: () => Letter, notBefore?: Date) =>
  insertMail(tx, mailOf(recipient, write, notBefore))

/** As queueLetter, about an order whose number isn't taken yet: where the letter has what stands for it, it gets the number. */
export const queueOrderLetter = (
  tx: Db,
  recipient: string,
  write: () => Letter,
  order: { id: number; orderNo: string },
) => insertMailOfOrder(tx, mailOf(recipient, write), order)

/** Written in the language of whoever gets it. */
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
