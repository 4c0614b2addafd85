import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { companies } from '../../db/tables/identity/companies'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { sellers } from '../../db/tables/reference/sellers'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import { supplierReach, type Yard } from '../../db/tables/supply/supplier-reach'
import type { Db } from '../../platform/db/db'

/** What a company sells by its application; null where it is no supplier, or suspended. */
export async function findSupplier(db: Db, companyId: number) {
  const [found] = await db
    .select({
      sellerId: sellers.id,
      location: sellers.location,
      isActive: sellers.active,
      status: supplierApplications.status,
      classIds: supplierApplications.classIds,
      brandIds: supplierApplications.brandIds,
      yards: supplierApplications.yards,
    })
    .from(companies)
    .innerJoin(sellers, eq(sellers.id, companies.sellerId))
    .leftJoin(supplierApplications, eq(supplierApplications.companyId, companies.id))
    .where(eq(companies.id, companyId))
  return found?.isActive ? found : null
}

/** What a seller has in stock. */
export async function findStocked(db: Db, sellerId: number) {
  const [found] = await db
    .select({
      classIds: sql<number[]>`coalesce(array_agg(distinct ${stockItems.classId}), '{}')`,
      brandIds: sql<number[]>`coalesce(array_agg(distinct ${stockItems.brandId}), '{}')`,
    })
    .from(stockItems)
    .where(and(eq(stockItems.sellerId, sellerId), eq(stockItems.active, true)))
  return found ?? { classIds: [], brandIds: [] }
}

export interface Reach {
  companyId: number
  classIds: number[]
  brandIds: number[]
  yards: Yard[]
}

export const saveReach = (db: Db, { companyId, ...set }: Reach) =>
  db
    .insert(supplierReach)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: supplierReach.companyId, set })

export const deleteReach = (db: Db, companyId: number) =>
  db.delete(supplierReach).where(eq(supplierReach.companyId, companyId))

const reach = {
  companyId: supplierReach.companyId,
  classIds: supplierReach.classIds,
  brandIds: supplierReach.brandIds,
  yards: supplierReach.yards,
}

/** Of one company, or of all. */
export const listReach = (db: Db, companyId?: number): Promise<Reach[]> =>
  db
    .select(reach)
    .from(supplierReach)
    .where(companyId === undefined ? undefined : eq(supplierReach.companyId, companyId))

/** How many enquiries fit a company; null where that was never worked out. */
export async function findFitCount(db: Db, companyId: number): Promise<number | null> {
  const [found] = await db
    .select({ fits: supplierReach.fits })
    .from(supplierReach)
    .where(eq(supplierReach.companyId, companyId))
  return found?.fits ?? null
}

/** Suppliers that nothing was worked out for yet, as those of an earlier release. */
export const listWithoutReach = (db: Db) =>
  db
    .select({ companyId: companies.id })
    .from(companies)
    .innerJoin(sellers, and(eq(sellers.id, companies.sellerId), eq(sellers.active, true)))
    .leftJoin(supplierReach, eq(supplierReach.companyId, companies.id))
    .where(and(isNotNull(companies.sellerId), isNull(supplierReach.companyId)))
    .limit(20)
