import { eq } from 'drizzle-orm'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { companies } from '../db/tables/identity/companies'
import { users } from '../db/tables/identity/users'
import type { Db } from '../platform/db/db'

/** A buyer who acts now, for tests of use cases. */
export async function buyerNow(db: Db, userId: number): Promise<Actor> {
  const [member] = await db
    .select({
      companyId: users.companyId,
      companyRole: users.companyRole,
      sellerId: companies.sellerId,
      sellingRole: users.sellingRole,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
  if (!member) throw new Error('There is no such user')
  return { userId, ...member, adminRights: 'none', at: new Date() }
}
