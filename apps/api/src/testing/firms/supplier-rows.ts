import { eq } from 'drizzle-orm'
import type { SellingRole } from '@lohahaat/domain/identity/actor'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { sellers } from '../../db/tables/reference/sellers'
import type { Database } from '../../platform/db/db'

interface Rows {
  db: Database
}

let made = 0

/** A seller of the spec. */
export async function someSeller({ db }: Rows) {
  const organizationName = `Rathi Tubes ${++made}`
  const [seller] = await db
    .insert(sellers)
    .values({ organizationName, name: 'R. Rathi', location: 301019, phone: '9812345678', officeAddress: 'Bhiwadi' })
    .returning({ id: sellers.id })
  return { id: seller?.id ?? 0, organizationName }
}

/** Makes the company of a person a supplier, for whom he works. */
export async function sellFor(
  server: Rows,
  person: { userId: number },
  sellerId: number,
  sellingRole: SellingRole = 'Owner',
) {
  const companyId = await companyOf(server, person)
  await server.db.update(companies).set({ sellerId }).where(eq(companies.id, companyId))
  await server.db.update(users).set({ sellingRole }).where(eq(users.id, person.userId))
}

export async function companyOf({ db }: Rows, { userId }: { userId: number }) {
  const [user] = await db.select({ companyId: users.companyId }).from(users).where(eq(users.id, userId))
  return user?.companyId ?? 0
}

export async function sellerOf({ db }: Rows, browser: { userId: number }) {
  const [company] = await db
    .select({ sellerId: companies.sellerId })
    .from(companies)
    .where(eq(companies.id, await companyOf({ db }, browser)))
  return company?.sellerId ?? 0
}

/** The form, filled in with what the demo has. */
export async function filledApplication({ db }: Rows, changes: Record<string, unknown> = {}) {
  const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, 'APL Apollo'))
  const [shs] = await db.select({ id: classes.id }).from(classes).where(eq(classes.name, 'SHS'))
  return {
    businessName: `Bhiwadi Pipes ${++made}`,
    gstNumber: '06AAACA0000A1Z2',
    bankAccount: '123456789012',
    ifsc: 'SBIN0001234',
    yards: ['301019', '123401'],
    brandIds: [brand?.id ?? 0],
    classIds: [shs?.id ?? 0],
    udyam: 'UDYAM-HR-05-0012345',
    licence: '',
    ...changes,
  }
}
