import { and, eq, gt, isNull, max, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { stockShelves } from '../../db/tables/catalogue/stock-shelves'
import { classes } from '../../db/tables/reference/classes'
import { departments } from '../../db/tables/reference/departments'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'

/** For sale and not out of stock. An item without a counted stock is delivered on order. */
export const canBeBought = and(
  sql`${stockItems.active}`,
  or(isNull(stockItems.availableKg), gt(stockItems.availableKg, sql`0`)),
)

const buyable = sql`sum(${stockShelves.buyable})`

/** The classes that have something to buy, in order of creation, each with its lowest price. */
export function listClassesInStock(db: Db) {
  const counted = db
    .select({
      classId: stockShelves.classId,
      items: sql<number>`${buyable}::int`.as('items'),
      inStock: sql<number>`sum(${stockShelves.inStock})::int`.as('in_stock'),
    })
    .from(stockShelves)
    .groupBy(stockShelves.classId)
    .having(sql`${buyable} > 0`)
    .as('counted')
  // The price index starts with these columns, so each class takes one index lookup.
  const cheapest = db
    .select({ id: stockItems.id, paise: stockItems.pricePaisePerTon })
    .from(stockItems)
    .where(and(eq(stockItems.classId, counted.classId), canBeBought))
    .orderBy(stockItems.pricePaisePerTon, stockItems.id)
    .limit(1)
    .as('cheapest')
  const latest = db
    .select({ changedAt: max(priceChanges.changedAt).as('latest_changed_at') })
    .from(priceChanges)
    .where(eq(priceChanges.stockItemId, cheapest.id))
    .as('latest')
  return db
    .select({
      departmentName: departments.name,
      className: classes.name,
      items: counted.items,
      inStock: counted.inStock,
      lowestPaise: cheapest.paise,
      lowestSince: latest.changedAt,
    })
    .from(counted)
    .innerJoin(classes, eq(classes.id, counted.classId))
    .innerJoin(departments, eq(departments.id, classes.departmentId))
    .innerJoinLateral(cheapest, sql`true`)
    .innerJoinLateral(latest, sql`true`)
    .orderBy(classes.id)
}

export async function countBrandsInStock(db: Db): Promise<number> {
  const brands = db
    .select({ brandId: stockShelves.brandId })
    .from(stockShelves)
    .groupBy(stockShelves.brandId)
    .having(sql`${buyable} > 0`)
  return db.$count(brands.as('brands'))
}
