import { and, asc, eq, sql } from 'drizzle-orm'
import type { Member } from '@lohahaat/domain/identity/actor'
import { istMonth, type Amount, type MemberLimits } from '@lohahaat/domain/ordering/approvals/limits'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { orders } from '../../db/tables/ordering/orders'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'
import { statement } from '../../platform/db/fast/statement'

const NOTHING: Amount = { paise: 0n, grams: 0n }

/**
 * What each member has ordered in this company in the month of `at`, cancelled orders left out, with all that waits for
 * approval.
 */
export async function monthSums(db: Db, companyId: number, at: Date, only?: number): Promise<Map<number, Amount>> {
  const { start, end } = istMonth(at)
  const ordered = sql`select ${orders.buyerId} as member, ${orders.totalPaise} as paise, ${orders.totalGrams} as grams
    from ${orders} where ${and(
      eq(orders.companyId, companyId),
      only === undefined ? undefined : eq(orders.buyerId, only),
      sql`${orders.status} <> 'Cancelled'`,
      sql`${orders.createdAt} >= ${start.toISOString()} and ${orders.createdAt} < ${end.toISOString()}`,
    )}`
  const waiting = sql`select ${approvalRequests.requesterId}, ${approvalRequests.totalPaise}, ${approvalRequests.totalGrams}
    from ${approvalRequests} where ${and(
      eq(approvalRequests.companyId, companyId),
      only === undefined ? undefined : eq(approvalRequests.requesterId, only),
      eq(approvalRequests.status, 'Waiting'),
    )}`
  const { rows } = await db.execute<{ member: number; paise: string; grams: string }>(
    sql`select member, sum(paise)::text as paise, sum(grams)::text as grams
      from (${ordered} union all ${waiting}) counted group by member`,
  )
  return new Map(rows.map(({ member, paise, grams }) => [member, { paise: BigInt(paise), grams: BigInt(grams) }]))
}

/** As monthSums, of one member. His lock keeps it from growing until the transaction ends. */
export const monthSum = async (db: Db, { userId, companyId }: Member, at: Date): Promise<Amount> =>
  (await monthSums(db, companyId, at, userId)).get(userId) ?? NOTHING

const limitColumns = {
  id: users.id,
  companyId: users.companyId,
  orderLimitPaise: users.orderLimitPaise,
  orderLimitKg: users.orderLimitKg,
  monthLimitPaise: users.monthLimitPaise,
  monthLimitKg: users.monthLimitKg,
}

/** A member with what he may order by himself. */
export type LimitedMember = MemberLimits & { id: number; companyId: number }

const selectLimits = statement<{ userId: number }, LimitedMember>('limits_of', limitColumns, (db) =>
  db
    .select(limitColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)

export async function findLimits(db: Db, userId: number): Promise<LimitedMember> {
  const [member] = await selectLimits(db, { userId })
  if (!member) throw new Error('A session without its user')
  return member
}

/** The members of a company with their limits, or one of them. */
export const listMembers = (db: Db, companyId: number, only?: number) =>
  db
    .select({ ...limitColumns, name: users.contactName, role: users.companyRole })
    .from(users)
    .where(and(eq(users.companyId, companyId), only === undefined ? undefined : eq(users.id, only)))
    .orderBy(asc(users.id))
