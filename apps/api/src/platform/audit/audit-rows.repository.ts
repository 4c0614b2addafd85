import { asc, eq } from 'drizzle-orm'
import type { AuditAction } from '@lohahaat/contract/platform/audit/audit-actions'
import type { fetchAuditRows } from '@lohahaat/contract/platform/audit/audit-details'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import { auditEntries, type AuditedContents } from '../../db/tables/platform/audit-entries'
import { auditRows } from '../../db/tables/platform/audit-rows'
import type { Db } from '../db/db'
import type { Writer } from './audit.repository'

interface ManyChanged {
  action: AuditAction
  resource: string
  rowCount: number
  /** What was done to them. */
  after: AuditedContents
}

/** One entry for a change of many records, in the transaction that makes it. Its rows are inserted with the change. */
export async function recordMany(db: Db, { userId, at }: Writer, change: ManyChanged): Promise<number> {
  const [entry] = await db
    .insert(auditEntries)
    .values({ ...change, userId, at })
    .returning({ id: auditEntries.id })
  if (!entry) throw new Error('An insert without its row')
  return entry.id
}

/** One page of the rows of an entry, and the total. */
export async function listRows(db: Db, { auditId, page = 1, pageSize }: ParsedInputOf<typeof fetchAuditRows>) {
  const size = pageSize ?? DEFAULT_PAGE_SIZE
  const where = eq(auditRows.entryId, auditId)
  const rows = await db
    .select({ recordId: auditRows.recordId, before: auditRows.before, after: auditRows.after })
    .from(auditRows)
    .where(where)
    .orderBy(asc(auditRows.recordId))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(auditRows, where) }
}

/** The entries that have a record among their rows. */
export const listEntriesOf = (db: Db, recordId: number) =>
  db.select({ id: auditRows.entryId }).from(auditRows).where(eq(auditRows.recordId, recordId))
