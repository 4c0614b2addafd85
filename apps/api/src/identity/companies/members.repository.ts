import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { sessions } from '../../db/tables/identity/sessions'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

/** Of the sessions that are open. */
const lastSeenAt = sql<
  string | null
>`(select max(seen.last_seen_at) from ${sessions} seen where seen.user_id = ${users}.id)`

const memberColumns = {
  userId: users.id,
  companyId: users.companyId,
  contactName: users.contactName,
  email: users.email,
  legalName: users.legalName,
  gstNumber: users.gstNumber,
  ownLegalName: users.ownLegalName,
  ownGstNumber: users.ownGstNumber,
  companyRole: users.companyRole,
  sellingRole: users.sellingRole,
  orderLimitPaise: users.orderLimitPaise,
  orderLimitKg: users.orderLimitKg,
  monthLimitPaise: users.monthLimitPaise,
  monthLimitKg: users.monthLimitKg,
  lastSeenAt,
}

export async function findPerson(db: Db, userId: number) {
  const [person] = await db.select(memberColumns).from(users).where(eq(users.id, userId))
  if (!person) throw new Error('A session without its user')
  return person
}

export type Person = Awaited<ReturnType<typeof findPerson>>

/** Null where he is not in this company. */
export async function findMember(db: Db, companyId: number, userId: number): Promise<Person | null> {
  const [member] = await db
    .select(memberColumns)
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
  return member ?? null
}

/** One page of the members: owners first, then by name. */
export async function pageOfMembers(db: Db, companyId: number, paging: { page?: number; pageSize?: number }) {
  const size = paging.page ? (paging.pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const rows = await db
    .select(memberColumns)
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(sql`${users.companyRole} <> 'Owner'`, asc(users.contactName), asc(users.id))
    .limit(size)
    .offset(((paging.page ?? 1) - 1) * size)
  return { rows, total: await countMembers(db, companyId) }
}

export const countMembers = (db: Db, companyId: number) => db.$count(users, eq(users.companyId, companyId))

/** The owners of a company, the first account first. */
export const listOwners = (db: Db, companyId: number) =>
  db
    .select({ userId: users.id, email: users.email, contactName: users.contactName })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.companyRole, 'Owner')))
    .orderBy(users.id)

export async function findOtherOwner(db: Db, companyId: number, userId: number): Promise<number | null> {
  const [owner] = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.companyRole, 'Owner'), ne(users.id, userId)))
    .orderBy(users.id)
    .limit(1)
  return owner?.userId ?? null
}

export async function isMemberByEmail(db: Db, companyId: number, email: string): Promise<boolean> {
  const isIt = and(eq(users.companyId, companyId), eq(sql`lower(${users.email})`, email.toLowerCase()))
  return (await db.$count(users, isIt)) > 0
}

type Change = Partial<Omit<typeof users.$inferInsert, 'id' | 'email'>>

export const updateMember = (db: Db, companyId: number, userId: number, change: Change) =>
  db
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)))
