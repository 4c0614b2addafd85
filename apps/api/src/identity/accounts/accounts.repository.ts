import { and, count, desc, eq, gt, inArray, max } from 'drizzle-orm'
import type { fetchAccounts } from '@lohahaat/contract/identity/accounts/account-details'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import type { Db } from '../../platform/db/db'
import { containsWords } from '../../platform/db/search'
import { sellers } from '../../db/tables/reference/sellers'
import { companies } from '../../db/tables/identity/companies'
import { sessions } from '../../db/tables/identity/sessions'
import { users } from '../../db/tables/identity/users'

type Request = ParsedInputOf<typeof fetchAccounts>

const account = {
  userId: users.id,
  email: users.email,
  contactName: users.contactName,
  legalName: users.legalName,
  sellerName: sellers.organizationName,
  memberSince: users.createdAt,
}

/** One page of the matching accounts, newest first, and the total. */
export async function listAccounts(db: Db, { page = 1, pageSize = DEFAULT_PAGE_SIZE, search }: Request, at: Date) {
  const where = containsWords([users.legalName, users.contactName, users.email, users.gstNumber], search)
  const rows = await db
    .select(account)
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(sellers, eq(sellers.id, companies.sellerId))
    .where(where)
    .orderBy(desc(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const open = await countSessions(
    db,
    rows.map(({ userId }) => userId),
    at,
  )
  return {
    rows: rows.map((row) => ({ ...row, ...(open.get(row.userId) ?? { sessions: 0, lastSeenAt: null }) })),
    total: await db.$count(users, where),
  }
}

/** Counted only for the accounts shown. */
async function countSessions(db: Db, userIds: number[], at: Date) {
  const rows = await db
    .select({ userId: sessions.userId, sessions: count(), lastSeenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(inArray(sessions.userId, userIds), gt(sessions.expiresAt, at)))
    .groupBy(sessions.userId)
  return new Map(rows.map(({ userId, ...seen }) => [userId, seen]))
}

export async function findAccount(db: Db, userId: number) {
  const [found] = await db
    .select({ email: users.email, legalName: users.legalName })
    .from(users)
    .where(eq(users.id, userId))
  return found ?? null
}
