import { eq } from 'drizzle-orm'
import type { CompanyRole } from '@lohahaat/domain/identity/actor'
import { users } from '../../db/tables/identity/users'
import type { Database } from '../../platform/db/db'
import { someBuyers } from '../carts'

type Limits = Partial<
  Pick<typeof users.$inferInsert, 'orderLimitPaise' | 'orderLimitKg' | 'monthLimitPaise' | 'monthLimitKg'>
>

/** Puts an account into the company of another, in this role. */
export async function makeColleague(db: Database, userId: number, ofUserId: number, companyRole: CompanyRole) {
  const [member] = await db.select({ companyId: users.companyId }).from(users).where(eq(users.id, ofUserId))
  if (!member) throw new Error('There is no such user')
  await db
    .update(users)
    .set({ ...member, companyRole })
    .where(eq(users.id, userId))
}

/** What a member may order by himself; without limits as much as he likes. */
export const limit = (db: Database, userId: number, limits: Limits = {}) =>
  db
    .update(users)
    .set({ orderLimitPaise: null, orderLimitKg: null, monthLimitPaise: null, monthLimitKg: null, ...limits })
    .where(eq(users.id, userId))

/** A company of a buyer and an owner, each with addresses. */
export async function someCompany(db: Database) {
  const [buyerId = 0, ownerId = 0] = await someBuyers(db, 2)
  await makeColleague(db, buyerId, ownerId, 'Buyer')
  return { buyerId, ownerId }
}
