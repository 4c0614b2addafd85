import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { startOfIstDay } from '@lohahaat/domain/platform/ist'
import { countUpTo } from '../db/count-up-to'
import type { Db } from '../db/db'
import { containsWords } from '../db/search'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { users } from '../../db/tables/identity/users'
import { listEntriesOf } from './audit-rows.repository'

type Request = ParsedInputOf<typeof fetchAuditDetails>

/** One page of the matching entries, newest first, and the total. */
export async function listEntries(db: Db, request: Request) {
  const size = request.pageSize ?? DEFAULT_PAGE_SIZE
  const where = and(
    conditionOf(request),
    request.recordId ? await isAbout(db, request.recordId) : undefined,
    request.search ? await isBy(db, request.search) : undefined,
  )
  const rows = await db
    .select({ entry: auditEntries, by: users.contactName, byEmail: users.email })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.userId))
    .where(where)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(size)
    .offset(((request.page ?? 1) - 1) * size)
  return { rows, ...(await countUpTo(db, auditEntries, where)) }
}

const conditionOf = ({ resource, action, userId, from, to }: Request): SQL | undefined =>
  and(
    resource ? eq(auditEntries.resource, resource) : undefined,
    action && eq(auditEntries.action, action),
    userId ? eq(auditEntries.userId, userId) : undefined,
    from ? gte(auditEntries.at, startOfIstDay(from)) : undefined,
    to ? lt(auditEntries.at, startOfIstDay(to, 1)) : undefined,
  )

/** A record by itself, or among many: their entries are found first, so that both sides use their index. */
async function isAbout(db: Db, recordId: number) {
  const among = (await listEntriesOf(db, recordId)).map(({ id }) => id)
  const alone = eq(auditEntries.recordId, recordId)
  return among.length === 0 ? alone : or(alone, inArray(auditEntries.id, among))
}

/** Finds the users first: few ids can use the index of the entries. */
const isBy = async (db: Db, search: string) =>
  inArray(
    auditEntries.userId,
    (await listPeople(db, search)).map(({ userId }) => userId),
  )

/** The resources that have entries. */
export const listResources = (db: Db) => distinct<string>(db, auditEntries.resource)

/** All users with entries, by name; or those whose name or address contains every word. */
export const listPeople = async (db: Db, search?: string) =>
  db
    .select({ userId: users.id, name: users.contactName })
    .from(users)
    .where(
      and(
        inArray(users.id, await distinct<number>(db, auditEntries.userId)),
        containsWords([users.contactName, users.email], search),
      ),
    )
    .orderBy(sql`lower(${users.contactName})`, users.id)
    .limit(MOST_ROWS)

/** A loose index scan: one lookup per distinct value in the index that starts with the column. */
async function distinct<T>(db: Db, column: PgColumn): Promise<T[]> {
  const next = (after: SQL) => sql`(select ${column} from ${auditEntries} where ${after} order by ${column} limit 1)`
  const { rows } = await db.execute(sql`
    with recursive found (value) as (
      ${next(sql`true`)} union all select ${next(sql`${column} > found.value`)} from found where found.value is not null
    )
    select value from found where value is not null`)
  return (rows as { value: T }[]).map(({ value }) => value)
}
