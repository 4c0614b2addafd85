import { randomUUID } from 'node:crypto'
import { language, type Language } from '@lohahaat/domain/platform/language'
import type { Db } from '../db/db'
import { speakToRecipient } from '../language/speak'
import { queuePush } from '../push/queue-push'
import { toHtml, toText, type Letter } from './letter'
import { findLanguageOf, insertMail, insertOrderMail } from './mails.repository'

/** Whose language is known. Without one he reads English, as the desk does. */
export interface Recipient {
  email: string
  language: Language | null
}

/** The desk of the house. */
export const desk = (email: string): Recipient => ({ email, language: null })

/**
 * Queues a letter in the caller's transaction, so that it is sent only if the transaction commits; at once, or not
 * before the given time. Some letters are also told to the devices of who gets them.
 */
export async function queueLetter(tx: Db, recipient: string | Recipient, write: () => Letter, notBefore?: Date) {
  const reader = typeof recipient === 'string' ? await readerAt(tx, recipient) : recipient
  const { letter, mail } = mailOf(reader, write, notBefore)
  await insertMail(tx, mail)
  if (letter.push) await queuePush(tx, reader.email, letter.push, letter, notBefore)
}

/** As queueLetter, for an order whose number is not known yet: it replaces the placeholder in the letter. */
export const queueOrderLetter = (
  tx: Db,
  recipient: Recipient,
  write: () => Letter,
  order: { id: number; orderNo: string },
) => insertOrderMail(tx, mailOf(recipient, write).mail, order)

/** Whoever has no account yet reads what the one who acts reads: himself, or who invites him. */
async function readerAt(tx: Db, email: string): Promise<Recipient> {
  const chosen = await findLanguageOf(tx, email)
  return { email, language: chosen === undefined ? language() : chosen }
}

const mailOf = ({ email, language }: Recipient, write: () => Letter, notBefore: Date | null = null) =>
  speakToRecipient(language ?? 'en', () => {
    const letter = write()
    const mail = {
      messageId: `<${randomUUID()}@lohahaat>`,
      recipient: email,
      replyTo: letter.replyTo ?? null,
      unsubscribeUrl: letter.unsubscribeUrl ?? null,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
      nextTryAt: notBefore,
    }
    return { letter, mail }
  })
