import { and, eq, inArray, sql } from 'drizzle-orm'
import { creditTerms } from '../../db/tables/billing/credit-terms'
import { paymentReminders } from '../../db/tables/billing/payment-reminders'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

/** A server that was down for a night still sends what was due meanwhile, but nothing that is long past. */
const LATE_DAYS = 2

export interface Candidate extends Record<string, unknown> {
  documentId: number
  companyId: number
  dueOn: string
  step: number
}

/** The bills that have come to a step of the schedule and were not reminded of at it. */
export async function listToRemind(db: Db, steps: readonly number[], today: string): Promise<Candidate[]> {
  if (steps.length === 0) return []
  const { rows } = await db.execute<Candidate>(sql`
    select d.id as "documentId", d.company_id as "companyId", (d.issued_on + coalesce(t.days, 0))::text as "dueOn",
      step.days as step
    from ${taxDocuments} d
    left join ${creditTerms} t on t.company_id = d.company_id
    cross join unnest(${sql.param([...steps])}::int[]) as step(days)
    where d.kind in ('invoice', 'debit') and d.cancelled_at is null and not coalesce(t.reminders_off, false)
      and d.issued_on + coalesce(t.days, 0) + step.days between ${today}::date - ${LATE_DAYS}::int and ${today}::date
      and d.issued_on >= ${today}::date - 800
      and not exists (select 1 from ${paymentReminders} r where r.document_id = d.id and r.step = step.days)
    order by d.id`)
  return rows
}

/** Whether this server is the first to send it. */
export async function markSent(tx: Db, documentId: number, step: number, sentAt: Date): Promise<boolean> {
  const marked = await tx
    .insert(paymentReminders)
    .values({ documentId, step, sentAt })
    .onConflictDoNothing()
    .returning({ documentId: paymentReminders.documentId })
  return marked.length > 0
}

/** Who pays for a company. */
export const listPayers = (db: Db, companyId: number) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.companyRole, ['Owner', 'Accounts'])))
    .orderBy(users.id)
