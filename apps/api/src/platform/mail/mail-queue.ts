import type { Db } from '../db/db'
import { countWaiting, listFailing } from './mails.repository'

/** What an administrator sees of mails that have not gone out. */
export async function loadMailQueue(db: Db) {
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
}
