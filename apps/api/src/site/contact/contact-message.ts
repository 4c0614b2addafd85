import type { contactMessage } from '@lohahaat/contract/site/contact/contact-message'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { consumeOrRefuse, tryConsume } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import type { SignedIn } from '../../platform/http/session'
import { copyOfMessage, messageToSupport } from './contact-letters'
import { desk, queueLetter } from '../../platform/mail/queue-letter'
import { findSentMessage, insertMessage } from './contact-messages.repository'

interface Sent {
  form: ParsedInputOf<typeof contactMessage>
  user: SignedIn | null
  visitor: Visitor
  at: Date
}

/** Stores a message and mails it to support, both or neither, and once however often the form is sent. */
export async function saveMessage({ db, limits, supportEmail }: Services, { form, user, visitor, at }: Sent) {
  const { copy, ...written } = form
  const { address, idempotencyKey } = visitor
  const sent = idempotencyKey === undefined ? null : await findSentMessage(db, written.email, idempotencyKey)
  if (sent) return answer(sent.copied)

  const mailbox = written.email.toLowerCase()
  await consumeOrRefuse(limits.messagesPerAddress, address)
  await consumeOrRefuse(limits.messagesPerEmail, mailbox)
  // The message is stored even when no copy may be mailed.
  const copied = copy && (await tryConsume(limits.copiesPerEmail, mailbox))
  await db.transaction(async (tx) => {
    const message = { ...written, copied, idempotencyKey, userId: user?.userId ?? null, createdAt: at }
    const number = await insertMessage(tx, message)
    if (number === null) return
    await queueLetter(tx, desk(supportEmail), () => messageToSupport({ ...written, number, account: user }))
    if (copied) await queueLetter(tx, written.email, () => copyOfMessage({ ...written, number }, supportEmail))
  })
  return answer(copied)
}

const answer = (copied: boolean) => ({ success: true, copied }) as const
