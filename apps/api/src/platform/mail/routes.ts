import { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { route } from '../http/route'
import { countWaiting, listFailing } from './mails.repository'

export default [
  route(mailQueue, async ({ db }) => {
    const { waiting, oldest } = await countWaiting(db)
    const failing = await listFailing(db)
    return {
      waiting,
      oldestWaiting: oldest?.toISOString() ?? null,
      failing: failing.map((mail) => ({
        mailId: mail.id,
        recipient: mail.recipient,
        subject: mail.subject,
        attempts: mail.attempts,
        lastError: mail.lastError ?? '',
        nextTry: mail.nextTryAt.toISOString(),
      })),
    }
  }),
]
