import { eq } from 'drizzle-orm'
import { companies } from '../../db/tables/identity/companies'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'

export async function findSeller(db: Db, companyId: number) {
  const [seller] = await db
    .select({ name: sellers.organizationName, verified: sellers.verified, location: sellers.location })
    .from(companies)
    .innerJoin(sellers, eq(sellers.id, companies.sellerId))
    .where(eq(companies.id, companyId))
  if (!seller) throw new Error('A supplier without its seller')
  return seller
}
