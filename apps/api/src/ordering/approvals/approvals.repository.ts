import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { ApprovalStatus } from '@lohahaat/domain/ordering/approvals/approval'
import { approvalLines } from '../../db/tables/ordering/approval-lines'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

export type RequestRecord = typeof approvalRequests.$inferSelect
export type RequestLine = typeof approvalLines.$inferSelect
type NewRequest = typeof approvalRequests.$inferInsert
export type NewRequestLine = Omit<typeof approvalLines.$inferInsert, 'id' | 'requestId' | 'removedAt'>

export async function insertRequest(db: Db, request: NewRequest, lines: readonly NewRequestLine[]): Promise<number> {
  const [row] = await db.insert(approvalRequests).values(request).returning({ id: approvalRequests.id })
  if (!row) throw new Error('The request was not stored')
  await insertRequestLines(db, row.id, lines)
  return row.id
}

export const insertRequestLines = (db: Db, requestId: number, lines: readonly NewRequestLine[]) =>
  db.insert(approvalLines).values(lines.map((line) => ({ ...line, requestId })))

const isOf = (id: number, companyId: number) =>
  and(eq(approvalRequests.id, id), eq(approvalRequests.companyId, companyId))

/** Locks a request of this company: of two decisions at once one finds it decided. */
export async function lockRequest(db: Db, id: number, companyId: number): Promise<RequestRecord | null> {
  const [request] = await db.select().from(approvalRequests).where(isOf(id, companyId)).for('no key update')
  return request ?? null
}

/** Locks all that a member waits for, in order of their ids. */
export const lockWaitingOf = (db: Db, { userId, companyId }: { userId: number; companyId: number }) =>
  db
    .select()
    .from(approvalRequests)
    .where(isWaitingOf(userId, companyId))
    .orderBy(approvalRequests.id)
    .for('no key update')

const isWaitingOf = (userId: number, companyId: number) =>
  and(
    eq(approvalRequests.requesterId, userId),
    eq(approvalRequests.companyId, companyId),
    eq(approvalRequests.status, 'Waiting'),
  )

export const countWaitingOf = (db: Db, userId: number, companyId: number) =>
  db.$count(approvalRequests, isWaitingOf(userId, companyId))

export async function findRequest(db: Db, id: number, companyId: number): Promise<RequestRecord | null> {
  const [request] = await db.select().from(approvalRequests).where(isOf(id, companyId))
  return request ?? null
}

export const listRequestLines = (db: Db, requestId: number): Promise<RequestLine[]> =>
  db.select().from(approvalLines).where(eq(approvalLines.requestId, requestId)).orderBy(approvalLines.id)

export const updateRequest = (db: Db, id: number, set: Partial<NewRequest>) =>
  db.update(approvalRequests).set(set).where(eq(approvalRequests.id, id))

export const markTakenOut = (db: Db, requestId: number, ids: readonly number[], at: Date) =>
  db
    .update(approvalLines)
    .set({ removedAt: at })
    .where(and(eq(approvalLines.requestId, requestId), inArray(approvalLines.id, [...ids])))

export const deleteRequestLines = (db: Db, requestId: number) =>
  db.delete(approvalLines).where(eq(approvalLines.requestId, requestId))

/** Who of the company can decide on a request of this member. */
export const listApprovers = (db: Db, companyId: number, requesterId: number) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(
      and(eq(users.companyId, companyId), inArray(users.companyRole, ['Owner', 'Approver']), ne(users.id, requesterId)),
    )
    .orderBy(users.id)

/** The id is qualified by hand: in a query on one table drizzle omits the table name. */
const lineCount = sql<number>`(select count(*)::int from ${approvalLines} line
  where line.request_id = ${approvalRequests}.id and line.removed_at is null)`

interface RequestList {
  companyId: number
  /** Without it those of the whole company. */
  requesterId?: number
  status: ApprovalStatus | undefined
}

/** One page of the requests, those that wait first, then the newest. */
export async function pageOfRequests(db: Db, list: RequestList, paging: { page?: number; pageSize?: number }) {
  const where = isListed(list)
  const size = paging.page ? (paging.pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const rows = await db
    .select({ request: approvalRequests, lineCount })
    .from(approvalRequests)
    .where(where)
    .orderBy(
      desc(sql`${approvalRequests.status} = 'Waiting'`),
      desc(approvalRequests.createdAt),
      desc(approvalRequests.id),
    )
    .limit(size)
    .offset(((paging.page ?? 1) - 1) * size)
  return { rows, total: await db.$count(approvalRequests, where) }
}

const isListed = ({ companyId, requesterId, status }: RequestList): SQL | undefined =>
  and(
    eq(approvalRequests.companyId, companyId),
    requesterId === undefined ? undefined : eq(approvalRequests.requesterId, requesterId),
    status === undefined ? undefined : eq(approvalRequests.status, status),
  )

/** How many requests of colleagues wait for a decision. */
export const countWaitingFor = (db: Db, { userId, companyId }: { userId: number; companyId: number }) =>
  db.$count(
    approvalRequests,
    and(
      eq(approvalRequests.companyId, companyId),
      eq(approvalRequests.status, 'Waiting'),
      ne(approvalRequests.requesterId, userId),
    ),
  )
