import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProductPaging, ProductSorting } from '@lohahaat/contract/catalogue/products/product-query'
import type { Db } from '../../platform/db/db'
import { naturalOrder } from '../../platform/db/search'
import { brands } from '../../db/tables/reference/brands'
import { parameters } from '../../db/tables/reference/parameters'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

/** The ids of a page, each with its sort position before the price. Names are looked up for these only. */
export function selectPage(db: Db, where: SQL | undefined, paging: ProductPaging): SQL {
  const items = itemsInOrder(db, where, paging.sort ?? 'price')
  return items.limit(sql.placeholder('size')).offset(sql.placeholder('skip')).getSQL()
}

export const byPrice = ({ sort }: ProductPaging) =>
  sort === '-price'
    ? [desc(stockItems.pricePaisePerTon), desc(stockItems.id)]
    : [stockItems.pricePaisePerTon, stockItems.id]

const bySize = naturalOrder(subClasses.name)
const byThickness = [sql`${subClasses1.thickness}`, sql`lower(${subClasses1.name})`]

/** Unknown weights and stocks that are not counted come last, whichever way the list is turned. */
function itemsInOrder(db: Db, where: SQL | undefined, sort: ProductSorting) {
  const isTurned = sort.startsWith('-')
  switch (sort) {
    case 'price':
    case '-price':
      return priced(db, where, byPrice({ sort }))
    case 'size':
    case '-size':
      return ranked(db, where, rankWalls(db, [...bySize, ...byThickness], isTurned), stockItems.thicknessId)
    case 'thickness':
      return ranked(db, where, rankWalls(db, [...byThickness, ...bySize], false), stockItems.thicknessId)
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

type Ranks = ReturnType<typeof rankWalls | typeof rankMakes | typeof rankDeliveries>

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

const rankOf = (order: SQL[], isTurned: boolean) =>
  sql<number>`${isTurned ? sql`-` : sql``}dense_rank() over (order by ${sql.join(order, sql`, `)})`.as('place')

/**
 * Ranks the few thicknesses once, since comparing their names per item is far slower. They are passed in order, so that
 * the database can stop when the page is full.
 */
function rankWalls(db: Db, order: SQL[], isTurned: boolean) {
  const place = rankOf(order, isTurned)
  return db
    .select({ id: subClasses1.id, place })
    .from(subClasses1)
    .innerJoin(subClasses, eq(subClasses.id, subClasses1.sizeId))
    .orderBy(place)
    .as('ranks')
}

function rankMakes(db: Db, isTurned: boolean) {
  const place = rankOf([sql`lower(${brands.name})`], isTurned)
  return db.select({ id: brands.id, place }).from(brands).orderBy(place).as('ranks')
}

/** The last figure of 'Ready stock (1-3 days)' are its days; what names none comes last. */
function rankDeliveries(db: Db, isTurned: boolean) {
  const days = sql`substring(${parameters.description} from '(\\d{1,4})\\D*$')::int`
  const place = rankOf([sql`${days} ${isTurned ? sql`nulls first` : sql`nulls last`}`], isTurned)
  return db
    .select({ id: parameters.id, place })
    .from(parameters)
    .where(eq(parameters.code, 'Delivery'))
    .orderBy(place)
    .as('ranks')
}
