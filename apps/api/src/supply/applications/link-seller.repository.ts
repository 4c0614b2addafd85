import { and, count, eq, sql } from 'drizzle-orm'
import { companies } from '../../db/tables/identity/companies'
import { companyGstNumbers } from '../../db/tables/identity/company-gst-numbers'
import { users } from '../../db/tables/identity/users'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { sellers } from '../../db/tables/reference/sellers'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'

export const addGstNumber = (db: Db, companyId: number, gstNumber: string, at: Date) =>
  db.insert(companyGstNumbers).values({ companyId, gstNumber, addedAt: at }).onConflictDoNothing()

interface NewSeller {
  organizationName: string
  name: string
  location: number
  phone: string
  officeAddress: string
}

/** Null where there is a seller of that name already. */
export async function insertSeller(db: Db, seller: NewSeller, { userId, at }: Writer): Promise<number | null> {
  const [row] = await db
    .insert(sellers)
    .values({ ...seller, verified: true, createdAt: at, updatedAt: at, updatedBy: userId })
    .onConflictDoNothing()
    .returning({ id: sellers.id })
  return row?.id ?? null
}

/** Locks a seller, and tells whether a company is it already; null where there is none. */
export async function lockSeller(db: Db, sellerId: number) {
  const [seller] = await db.select({ id: sellers.id }).from(sellers).where(eq(sellers.id, sellerId)).for('update')
  if (!seller) return null
  const [linked] = await db.select({ companies: count() }).from(companies).where(eq(companies.sellerId, sellerId))
  return { isTaken: (linked?.companies ?? 0) > 0 }
}

export const linkSeller = (db: Db, companyId: number, sellerId: number) =>
  db.update(companies).set({ sellerId }).where(eq(companies.id, companyId))

export const setSellingRole = (
  db: Db,
  { userId, companyId }: { userId: number; companyId: number },
  sellingRole: (typeof users.$inferSelect)['sellingRole'],
) =>
  db
    .update(users)
    .set({ sellingRole })
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)))
    .returning({ id: users.id })

/** The account that a company's supplier begins with, as far as a seller needs it. */
export async function findApplicant(db: Db, userId: number) {
  const [user] = await db
    .select({
      id: users.id,
      companyId: users.companyId,
      name: users.contactName,
      email: users.email,
      phone: users.phone,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new Error('An application without its applicant')
  return user
}

/** Locks the members of a company, so that of two changes of roles at once one sees the other. */
export const lockMembers = (db: Db, companyId: number) =>
  db
    .select({ id: users.id, email: users.email, sellingRole: users.sellingRole })
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(users.id)
    .for('no key update')

export async function findSellerOf(db: Db, companyId: number): Promise<number | null> {
  const [company] = await db.select({ sellerId: companies.sellerId }).from(companies).where(eq(companies.id, companyId))
  return company?.sellerId ?? null
}

export const setSellerActive = (db: Db, sellerId: number, active: boolean, { userId, at }: Writer) =>
  db
    .update(sellers)
    .set({ active, version: sql`${sellers.version} + 1`, updatedAt: at, updatedBy: userId })
    .where(eq(sellers.id, sellerId))

/** The catalogue reads from the seller when he is closed. */
export const setClosed = (db: Db, sellerId: number, from: string | null, to: string | null) =>
  db.update(sellers).set({ closedFrom: from, closedTo: to }).where(eq(sellers.id, sellerId))

/** Takes all items of a seller off sale, and returns their ids. */
export async function holdItems(db: Db, sellerId: number, { userId }: Writer): Promise<number[]> {
  const held = await db
    .update(stockItems)
    .set({ active: false, version: sql`${stockItems.version} + 1`, updatedBy: userId })
    .where(and(eq(stockItems.sellerId, sellerId), eq(stockItems.active, true)))
    .returning({ id: stockItems.id })
  return held.map(({ id }) => id)
}

/** Sells items again that were held, as far as they are still the seller's. */
export const releaseItems = (db: Db, sellerId: number, ids: readonly number[], { userId }: Writer) =>
  db
    .update(stockItems)
    .set({ active: true, version: sql`${stockItems.version} + 1`, updatedBy: userId })
    .where(and(eq(stockItems.sellerId, sellerId), sql`${stockItems.id} = any(${sql.param(ids)}::int[])`))
