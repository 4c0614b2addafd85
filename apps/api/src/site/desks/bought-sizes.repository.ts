import type { Member } from '@lohahaat/domain/identity/actor'
import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { itemNames } from '../../inventory/stock/item-names.repository'
import { isListed } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'

/** What was bought before them says little of what is bought next. */
const LATEST_ORDERS = 20
/** Of one item, however often its price is changed. */
const NEWEST_CHANGES = 1000

/** The pipes that a buyer ordered most of lately, by weight, each with its lowest offer in stock. */
export function listBoughtSizes(db: Db, member: Member, limit: number) {
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    // Must match the condition of the partial index.
    .where(and(isListed({ companyId: member.companyId, buyerId: member.userId }), sql`${orders.status} <> 'Cancelled'`))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LATEST_ORDERS)
    .as('latest')
  const grams = sql`sum(${orderLines.grams})`
  const bought = db
    .select({ thicknessId: stockItems.thicknessId, grams: grams.as('bought_grams') })
    .from(latest)
    .innerJoin(orderLines, and(eq(orderLines.orderId, latest.id), isNull(orderLines.removedAt)))
    .innerJoin(stockItems, eq(stockItems.id, orderLines.stockItemId))
    .where(isNotNull(orderLines.stockItemId))
    .groupBy(stockItems.thicknessId)
    .orderBy(desc(grams), stockItems.thicknessId)
    .limit(limit)
    .as('bought')
  const lowest = db
    .select({
      itemId: sql<number>`${stockItems.id}`.as('item_id'),
      price: sql<bigint>`${stockItems.pricePaisePerTon}`.mapWith(stockItems.pricePaisePerTon).as('price'),
      brandName: sql<string>`${itemNames.brandName}`.as('brand_name'),
      className: sql<string>`${itemNames.className}`.as('class_name'),
      size: sql<string>`${itemNames.size}`.as('size'),
      thickness: sql<string>`${itemNames.thickness}`.as('thickness'),
    })
    .from(stockItems)
    .where(
      and(
        eq(stockItems.thicknessId, bought.thicknessId),
        sql`${stockItems.active}`,
        sql`${stockItems.availableKg} is distinct from 0`,
      ),
    )
    .orderBy(stockItems.pricePaisePerTon, stockItems.id)
    .limit(1)
    .as('lowest')
  return db
    .select({
      itemId: lowest.itemId,
      price: lowest.price,
      brandName: lowest.brandName,
      className: lowest.className,
      size: lowest.size,
      thickness: lowest.thickness,
    })
    .from(bought)
    .innerJoinLateral(lowest, sql`true`)
    .orderBy(desc(bought.grams), bought.thicknessId)
}

/** The prices of items since an instant, the oldest first: the one that held then, and the last of each day in India. */
export function listDailyPrices(db: Db, itemIds: readonly number[], from: Date) {
  const item = sql`item.id`
  const held = db
    .select({ paise: priceChanges.newPaisePerTon, at: sql<Date>`${from.toISOString()}::timestamptz`.as('at') })
    .from(priceChanges)
    .where(and(eq(priceChanges.stockItemId, item), lte(priceChanges.changedAt, from)))
    .orderBy(desc(priceChanges.changedAt), desc(priceChanges.id))
    .limit(1)
  const newest = db
    .select({ id: priceChanges.id, paise: priceChanges.newPaisePerTon, at: priceChanges.changedAt })
    .from(priceChanges)
    .where(and(eq(priceChanges.stockItemId, item), gt(priceChanges.changedAt, from)))
    .orderBy(desc(priceChanges.changedAt), desc(priceChanges.id))
    .limit(NEWEST_CHANGES)
    .as('newest')
  const day = sql`(${newest.at} at time zone 'Asia/Kolkata')::date`
  const daily = db
    .selectDistinctOn([day], { paise: newest.paise, at: newest.at })
    .from(newest)
    .orderBy(day, desc(newest.at), desc(newest.id))
  return db
    .select({
      itemId: sql<number>`item.id`,
      paise: sql<bigint>`change.new_paise_per_ton`.mapWith(priceChanges.newPaisePerTon),
      at: sql<Date>`change.at`.mapWith(priceChanges.changedAt),
    })
    .from(
      sql`unnest(${sql.param(itemIds)}::int[]) as item (id) cross join lateral (
        (${held}) union all (${daily})) change (new_paise_per_ton, at)`,
    )
    .orderBy(sql`item.id, change.at`)
}
