import { desc, eq } from 'drizzle-orm'
import type { CompanyEventKind } from '@lohahaat/domain/identity/companies/company-event'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { companyEvents } from '../../db/tables/identity/company-events'
import type { Db } from '../../platform/db/db'

interface NewEvent {
  companyId: number
  at: Date
  by: { userId: number; contactName: string }
  what: CompanyEventKind
  whom?: string
  detail?: string
}

/** Records what somebody did, in the transaction that does it. */
export const recordEvent = (db: Db, { by, ...event }: NewEvent) =>
  db.insert(companyEvents).values({ ...event, userId: by.userId, by: by.contactName })

export async function pageOfEvents(db: Db, companyId: number, paging: { page?: number; pageSize?: number }) {
  const size = paging.page ? (paging.pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const isOf = eq(companyEvents.companyId, companyId)
  const rows = await db
    .select()
    .from(companyEvents)
    .where(isOf)
    .orderBy(desc(companyEvents.id))
    .limit(size)
    .offset(((paging.page ?? 1) - 1) * size)
  return { rows, total: await db.$count(companyEvents, isOf) }
}
