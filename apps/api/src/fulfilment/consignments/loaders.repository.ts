import { and, eq, inArray } from 'drizzle-orm'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

/** The people of a seller who are told of orders. */
export const listLoaders = (db: Db, sellerId: number) =>
  db
    .select({ email: users.email })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(companies.sellerId, sellerId), inArray(users.sellingRole, ['Owner', 'Sales', 'Dispatch'])))
    .orderBy(users.id)
