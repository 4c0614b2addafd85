import { and, asc, count, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { users } from '../../db/tables/identity/users'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { orders } from '../../db/tables/ordering/orders'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { parameters } from '../../db/tables/reference/parameters'
import { sellers } from '../../db/tables/reference/sellers'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { quotes } from '../../db/tables/sourcing/quotes'
import type { Db } from '../../platform/db/db'

const ordered = {
  orders: count(),
  grams: sql<bigint>`coalesce(sum(${orders.totalGrams}), 0)`.mapWith(BigInt),
  paise: sql<bigint>`coalesce(sum(${orders.totalPaise}), 0)`.mapWith(BigInt),
}
const between = (from: Date, until: Date) =>
  and(gte(orders.createdAt, from), lt(orders.createdAt, until), ne(orders.status, 'Cancelled'))

const istDay = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Sales by day in India. */
export const salesByDay = (db: Db, from: Date, until: Date) =>
  db
    .select({ day: istDay, ...ordered })
    .from(orders)
    .where(between(from, until))
    .groupBy(istDay)

export async function salesBetween(db: Db, from: Date, until: Date) {
  const [sales] = await db.select(ordered).from(orders).where(between(from, until))
  return sales ?? { orders: 0, grams: 0n, paise: 0n }
}

interface Odd {
  /** Percent off the median. */
  off: number
  olderThan: Date
  limit: number
}

/** Fewer offers of a size say nothing about its price. */
const LEAST_OFFERS = 3

/** Prices far off the median of the same size and thickness, the farthest first; then those not changed for long. */
export function listOddPrices(db: Db, { off, olderThan, limit }: Odd) {
  const medians = db
    .select({
      thicknessId: stockItems.thicknessId,
      median: sql<number>`percentile_cont(0.5) within group (order by ${stockItems.pricePaisePerTon})`.as('median'),
      offers: count().as('offers'),
    })
    .from(stockItems)
    .where(eq(stockItems.active, true))
    .groupBy(stockItems.thicknessId)
    .as('medians')
  const changedAt = sql`(select max(${priceChanges.changedAt}) from ${priceChanges}
    where ${priceChanges.stockItemId} = ${stockItems.id})`
  const isCompared = sql`${medians.offers} >= ${LEAST_OFFERS}`
  const share = sql`abs(${stockItems.pricePaisePerTon} - ${medians.median}) / ${medians.median}`
  const isFar = sql`(${isCompared} and ${share} > ${off / 100}::numeric)`
  const isOld = sql`not exists (select from ${priceChanges}
    where ${priceChanges.stockItemId} = ${stockItems.id} and ${priceChanges.changedAt} >= ${olderThan})`
  return db
    .select({
      itemId: stockItems.id,
      brandName: brands.name,
      className: classes.name,
      size: subClasses.name,
      thickness: subClasses1.name,
      length: stockItems.lengthMetres,
      sellerName: sellers.organizationName,
      pricePaise: stockItems.pricePaisePerTon,
      medianPaise: sql<string | null>`case when ${isCompared} then round(${medians.median}::numeric) end`,
      offers: sql<number>`${medians.offers}::int`,
      changedAt: sql<Date>`coalesce(${changedAt}, ${stockItems.createdAt})`.mapWith(stockItems.createdAt),
      total: sql<number>`count(*) over ()::int`,
    })
    .from(stockItems)
    .innerJoin(medians, eq(medians.thicknessId, stockItems.thicknessId))
    .innerJoin(brands, eq(brands.id, stockItems.brandId))
    .innerJoin(classes, eq(classes.id, stockItems.classId))
    .innerJoin(subClasses, eq(subClasses.id, stockItems.sizeId))
    .innerJoin(subClasses1, eq(subClasses1.id, stockItems.thicknessId))
    .innerJoin(sellers, eq(sellers.id, stockItems.sellerId))
    .where(and(eq(stockItems.active, true), sql`(${isFar} or ${isOld})`))
    .orderBy(
      sql`${isFar} desc`,
      sql`case when ${isFar} then ${share} end desc`,
      asc(stockItems.updatedAt),
      stockItems.id,
    )
    .limit(limit)
}

/** Open enquiries, those that wait the longest first. */
export const listOpenEnquiries = (db: Db, limit: number) =>
  db
    .select({
      enquiryId: enquiries.id,
      leadId: enquiries.leadId,
      buyerName: users.legalName,
      itemCount: sql<number>`coalesce(${enquiries.itemCount}, 0)`,
      quotes: sql<number>`(select count(*)::int from ${quotes} where ${quotes.enquiryId} = ${enquiries.id})`,
      createdAt: enquiries.createdAt,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.buyerId))
    .where(eq(enquiries.status, 'InProgress'))
    .orderBy(enquiries.createdAt, enquiries.id)
    .limit(limit)

/** Deliveries that promise stock begin so. */
const READY = 'Ready stock%'

export async function countStock(db: Db, untouchedSince: Date) {
  const isReady = sql`${parameters.description} ilike ${READY}`
  const [counts] = await db
    .select({
      readyWithoutStock: sql<number>`(count(*) filter (where ${isReady} and ${stockItems.availableKg} = 0))::int`,
      untouched: sql<number>`(count(*) filter (where ${stockItems.updatedAt} < ${untouchedSince}))::int`,
    })
    .from(stockItems)
    .innerJoin(parameters, eq(parameters.id, stockItems.deliveryId))
    .where(eq(stockItems.active, true))
  return counts ?? { readyWithoutStock: 0, untouched: 0 }
}
