import { desc, eq, exists, and, sql, type SQL } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import { companies } from '../../db/tables/identity/companies'
import { companyGstNumbers } from '../../db/tables/identity/company-gst-numbers'
import { users } from '../../db/tables/identity/users'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'
import { containsWords } from '../../platform/db/search'

const gstNumbers = sql<
  string[]
>`array(select ${companyGstNumbers.gstNumber} from ${companyGstNumbers} where ${companyGstNumbers.companyId} = ${companies.id} order by ${companyGstNumbers.addedAt})`

const members = (owners?: SQL) =>
  sql`from ${users} where ${users.companyId} = ${companies.id} ${owners ? sql`and ${owners}` : sql``}`

const columns = {
  companyId: companies.id,
  name: companies.name,
  gstNumbers,
  memberCount: sql<number>`(select count(*)::int ${members()})`,
  owners: sql<string[]>`array(select ${users.email} ${members(eq(users.companyRole, 'Owner'))} order by ${users.id})`,
  sellerName: sellers.organizationName,
}

const select = (db: Db) => db.select(columns).from(companies).leftJoin(sellers, eq(sellers.id, companies.sellerId))

/** One page of the companies that have members, newest first. */
export async function pageOfCompanies(
  db: Db,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE, search }: { page?: number; pageSize?: number; search?: string },
) {
  const where = and(
    containsWords([companies.name, sql`array_to_string(${gstNumbers}, ' ')`], search),
    exists(db.select({ id: users.id }).from(users).where(eq(users.companyId, companies.id))),
  )
  const rows = await select(db)
    .where(where)
    .orderBy(desc(companies.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await db.$count(companies, where) }
}

export async function findCompanyRow(db: Db, companyId: number) {
  const [row] = await select(db).where(eq(companies.id, companyId))
  if (!row) throw new Error('The company is gone')
  return row
}
