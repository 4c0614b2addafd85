import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProductPaging, ProductSorting } from '@lohahaat/contract/catalogue/products/product-query'
import type { Db } from '../../platform/db/db'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { selectFirst } from './first-in-order.repository'
import { isOnShelf } from './items-of-shelves.repository'
import { everyCondition, type ProductConditions } from './product-conditions.repository'
import { rankDeliveries, rankMakes, rankWalls, type Ranks, wallOrders } from './product-ranks.repository'

/** The ids of a page, each with its sort position before the price. Names are looked up for these only. */
export function selectPage(db: Db, conditions: ProductConditions, { sort = 'price' }: ProductPaging, isRare: boolean) {
  if (!isRare && !isByPrice(sort)) return selectFirst(db, conditions, sort)
  const where = isRare ? onShelf(conditions, sort) : everyCondition(conditions.items)
  return itemsInOrder(db, where, sort).limit(sql.placeholder('size')).offset(sql.placeholder('skip')).getSQL()
}

const isByPrice = (sort: ProductSorting): sort is 'price' | '-price' => sort === 'price' || sort === '-price'

export const byPrice = ({ sort }: ProductPaging) =>
  sort === '-price'
    ? [desc(stockItems.pricePaisePerTon), desc(stockItems.id)]
    : [stockItems.pricePaisePerTon, stockItems.id]

function onShelf(conditions: ProductConditions, sort: ProductSorting) {
  if (sort === 'price') return isOnShelf(conditions, 'asc')
  return sort === '-price' ? isOnShelf(conditions, 'desc') : isOnShelf(conditions)
}

/** Unknown weights and stocks that are not counted come last, whichever way the list is turned. */
function itemsInOrder(db: Db, where: SQL | undefined, sort: ProductSorting) {
  const isTurned = sort.startsWith('-')
  switch (sort) {
    case 'price':
    case '-price':
      return priced(db, where, byPrice({ sort }))
    case 'size':
    case '-size':
      return ranked(db, where, rankWalls(db, wallOrders.size, isTurned), stockItems.thicknessId)
    case 'thickness':
      return ranked(db, where, rankWalls(db, wallOrders.thickness, false), stockItems.thicknessId)
    case 'make':
    case '-make':
      return ranked(db, where, rankMakes(db, isTurned), stockItems.brandId)
    case 'weight':
    case '-weight':
      return measured(db, where, stockItems.pieceGrams, isTurned)
    case 'stock':
    case '-stock':
      return measured(db, where, stockItems.availableKg, isTurned)
    case 'ready':
    case '-ready':
      return ranked(db, where, rankDeliveries(db, isTurned), stockItems.deliveryId)
  }
}

const priced = (db: Db, where: SQL | undefined, order: ReturnType<typeof byPrice>) =>
  db
    .select({ id: stockItems.id, place: sql<number>`0`.as('place') })
    .from(stockItems)
    .where(where)
    .orderBy(...order)
    .$dynamic()

const ranked = (db: Db, where: SQL | undefined, ranks: Ranks, link: PgColumn) =>
  db
    .select({ id: stockItems.id, place: ranks.place })
    .from(stockItems)
    .innerJoin(ranks, eq(ranks.id, link))
    .where(where)
    .orderBy(ranks.place, stockItems.pricePaisePerTon, stockItems.id)
    .$dynamic()

function measured(db: Db, where: SQL | undefined, figure: PgColumn, isTurned: boolean) {
  const place = sql<number>`coalesce(${isTurned ? sql`-` : sql``}${figure}, 'infinity'::float8)`.as('place')
  return db
    .select({ id: stockItems.id, place })
    .from(stockItems)
    .where(where)
    .orderBy(place, stockItems.pricePaisePerTon, stockItems.id)
    .$dynamic()
}
