import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { addresses } from '../../db/tables/ordering/addresses'
import { companies } from '../../db/tables/identity/companies'
import { companyGstNumbers } from '../../db/tables/identity/company-gst-numbers'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

/**
 * Locks companies in the order of their ids, so that nobody joins, leaves or changes his role meanwhile and two such
 * changes never wait for each other.
 */
export const lockCompanies = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(companies.id)
    .for('no key update')

export type Company = typeof companies.$inferSelect

export async function findCompany(db: Db, id: number): Promise<Company> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id))
  if (!company) throw new Error('A member without his company')
  return company
}

export async function insertCompany(db: Db, { name, gstNumber, at }: { name: string; gstNumber: string; at: Date }) {
  const [row] = await db.insert(companies).values({ name, createdAt: at }).returning({ id: companies.id })
  if (!row) throw new Error('The company was not stored')
  await insertGstNumber(db, row.id, gstNumber, at)
  return row.id
}

/** The oldest first: that one stands in the accounts of the members. */
export async function listGstNumbers(db: Db, companyId: number) {
  const rows = await db
    .select({ gstNumber: companyGstNumbers.gstNumber, pan: companyGstNumbers.pan })
    .from(companyGstNumbers)
    .where(eq(companyGstNumbers.companyId, companyId))
    .orderBy(asc(companyGstNumbers.addedAt), asc(companyGstNumbers.gstNumber))
  return rows.map(({ gstNumber, pan }) => ({ gstNumber, pan: pan ?? '' }))
}

export const insertGstNumber = (db: Db, companyId: number, gstNumber: string, addedAt: Date) =>
  db.insert(companyGstNumbers).values({ companyId, gstNumber, addedAt }).onConflictDoNothing()

export async function deleteGstNumber(db: Db, companyId: number, gstNumber: string): Promise<boolean> {
  const isIt = and(eq(companyGstNumbers.companyId, companyId), eq(companyGstNumbers.gstNumber, gstNumber))
  return ((await db.delete(companyGstNumbers).where(isIt)).rowCount ?? 0) > 0
}

/** Members who name a number that is gone name another one of the company. */
export const replaceGstNumber = (db: Db, companyId: number, gone: string, gstNumber: string) =>
  db
    .update(users)
    .set({ gstNumber })
    .where(and(eq(users.companyId, companyId), eq(users.gstNumber, gone)))

const MOST_ASKED = 10

/** The companies that a GST number may stand for, but for one's own. */
export const findCompaniesByGst = (db: Db, gstNumber: string, ownCompanyId: number) =>
  db
    .select({ companyId: companyGstNumbers.companyId })
    .from(companyGstNumbers)
    .where(and(eq(companyGstNumbers.gstNumber, gstNumber), ne(companyGstNumbers.companyId, ownCompanyId)))
    .orderBy(companyGstNumbers.companyId)
    .limit(MOST_ASKED)

const MOST_PLACES = 100

export const listPlaces = (db: Db, companyId: number) =>
  db
    .selectDistinctOn([addresses.kind, addresses.address, addresses.pinCode], {
      kind: addresses.kind,
      name: addresses.name,
      address: addresses.address,
      city: addresses.city,
      state: addresses.state,
      pinCode: addresses.pinCode,
      gstNumber: addresses.gstNumber,
      lastUsedAt: addresses.lastUsedAt,
    })
    .from(addresses)
    .where(eq(addresses.companyId, companyId))
    .orderBy(addresses.kind, addresses.address, addresses.pinCode, desc(addresses.lastUsedAt))
    .limit(MOST_PLACES)
