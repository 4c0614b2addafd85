import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { wholeKilograms } from '@lohahaat/domain/catalogue/tons'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { brands } from '../../db/tables/reference/brands'
import { sellers } from '../../db/tables/reference/sellers'
import { itemNames } from '../../inventory/stock/item-names.repository'
import type { OrderLineRecord, OrderRecord } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'

const MOST = 50

/**
 * The items that can stand in for a line: the same pipe of another seller who has not had the line yet, in the length,
 * grade and with the papers that were ordered, and enough of it.
 */
export const findStandIns = (db: Db, line: OrderLineRecord, itemId?: number) =>
  db
    .select({
      itemId: stockItems.id,
      sellerId: stockItems.sellerId,
      sellerName: sellers.organizationName,
      brandName: brands.name,
      isSameMake: sql<boolean>`${brands.name} = ${line.brandName}`,
      pricePaise: stockItems.pricePaisePerTon,
      availableKg: stockItems.availableKg,
      isAsked: sql<boolean>`exists (
        select from ${companies} join ${users} on ${users.companyId} = ${companies.id}
        where ${companies.sellerId} = ${sellers.id} and ${users.sellingRole} in ('Owner', 'Sales', 'Dispatch'))`,
    })
    .from(stockItems)
    .innerJoin(sellers, eq(sellers.id, stockItems.sellerId))
    .innerJoin(brands, eq(brands.id, stockItems.brandId))
    .where(
      and(
        itemId === undefined ? undefined : eq(stockItems.id, itemId),
        eq(stockItems.active, true),
        eq(sellers.active, true),
        eq(itemNames.className, line.className),
        eq(itemNames.size, line.size),
        eq(itemNames.thickness, line.subClass1Name),
        eq(stockItems.lengthMetres, line.lengthMetres),
        line.grade === null ? undefined : eq(itemNames.grade, line.grade),
        line.mtc ? eq(stockItems.mtc, true) : undefined,
        ne(stockItems.sellerId, line.sellerId ?? 0),
        sql`coalesce(${stockItems.availableKg} >= ${wholeKilograms(line.grams)}, true)`,
        sql`not exists (select from ${supplierLines}
          where ${supplierLines.orderLineId} = ${line.id} and ${supplierLines.sellerId} = ${stockItems.sellerId})`,
      ),
    )
    .orderBy(desc(sql`${brands.name} = ${line.brandName}`), asc(stockItems.pricePaisePerTon), asc(stockItems.id))
    .limit(MOST)

export type StandIn = Awaited<ReturnType<typeof findStandIns>>[number]

export async function findLine(db: Db, id: number): Promise<OrderLineRecord | null> {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.id, id))
  return line ?? null
}

/** In order of their ids, as everybody does. */
export const lockItems = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: stockItems.id })
    .from(stockItems)
    .where(inArray(stockItems.id, [...ids]))
    .orderBy(stockItems.id)
    .for('no key update')

export const takeFromStock = (db: Db, itemId: number, kg: bigint) =>
  db
    .update(stockItems)
    .set({
      availableKg: sql`${stockItems.availableKg} - ${kg}`,
      version: sql`${stockItems.version} + 1`,
    })
    .where(eq(stockItems.id, itemId))

export const moveLine = (
  db: Db,
  id: number,
  to: Pick<OrderLineRecord, 'stockItemId' | 'sellerId' | 'brandName' | 'takenKg'>,
) => db.update(orderLines).set(to).where(eq(orderLines.id, id))

export const setFreightYards = (db: Db, orderId: number, freightYards: OrderRecord['freightYards']) =>
  db.update(orders).set({ freightYards }).where(eq(orders.id, orderId))
