import { withAdvanceUsed } from '@lohahaat/domain/billing/ledger/open-items'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Database } from '../../platform/db/db'
import { queueLetter } from '../../platform/mail/queue-letter'
import { findAdvance, listOpenBills } from '../ledger/open-bills.repository'
import { paymentReminder } from './reminder-letters'
import { findReminders } from './reminder-settings'
import { listPayers, listToRemind, markSent, type Candidate } from './reminders.repository'

/**
 * Mails what has come to a step of the schedule, each once however many servers do it. What an advance covers is not
 * asked for; it counts as done, since the step is past.
 */
export async function sendReminders(db: Database, siteUrl: string, at: Date): Promise<number> {
  const { isOn, days } = await findReminders(db)
  if (!isOn) return 0
  const today = istDay(at)
  let sent = 0
  const failures: unknown[] = []
  for (const step of await listToRemind(db, days, today))
    await remind(step).then(
      (isSent) => (sent += Number(isSent)),
      // One bill that can't be read must not keep the others waiting.
      (error: unknown) => failures.push(error),
    )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed`)
  return sent

  function remind({ documentId, companyId, dueOn, step }: Candidate) {
    return db.transaction(async (tx) => {
      if (!(await markSent(tx, documentId, step, at))) return false
      const items = await listOpenBills(tx, companyId)
      const { items: asked } = withAdvanceUsed({ items, advance: await findAdvance(tx, companyId) })
      const number = items.find((item) => item.documentId === documentId)?.number
      const open = asked.find((item) => item.number === number)
      if (!open) return false
      for (const { email } of await listPayers(tx, companyId))
        await queueLetter(tx, email, () => paymentReminder({ ...open, dueOn, isOverdue: dueOn < today }, siteUrl))
      return true
    })
  }
}
