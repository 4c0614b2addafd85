import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Item } from '@lohahaat/domain/catalogue/item'
import { deliveryOf } from '@lohahaat/domain/inventory/delivery'
import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { CATALOGUE_PAGE_SIZE, type ProductPaging } from '@lohahaat/contract/catalogue/products/product-query'
import type { Db } from '../../platform/db/db'
import { fitAnswer } from '../../platform/db/fit-answer'
import { naturalOrder } from '../../platform/db/search'
import { decoded } from '../../platform/db/fast/decoders'
import { shapedStatement } from '../../platform/db/fast/statement'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { ANY, type Place } from './named-ids.repository'
import { cardColumns, findCard, selectCards } from './product-cards.repository'
import { everyCondition, type ProductConditions } from './product-conditions.repository'

/** One page of the products, or without a page as many as a list may have; and the total. */
export async function listProducts(db: Db, conditions: ProductConditions, paging: ProductPaging) {
  const { values, shape } = conditions
  const where = everyCondition(conditions)
  const part = partOf(paging)
  const found = await findPage(
    db,
    [shape, paging.sort, part.isAll].join(),
    { ...values, size: part.size, skip: part.skip },
    cardColumns,
    () => selectCards(db, selectPage(db, where, paging), byPrice(paging)),
  )
  const rows = found.map(withDelivery)
  const counted = () =>
    countItems(db, shape, values, itemCount, () => db.select(itemCount).from(stockItems).where(where))
  const total = totalBy(rows.length, part) ?? (await counted())[0]?.total ?? 0
  return { rows: part.isAll ? fitAnswer(rows) : rows, total }
}

const findPage = shapedStatement<Item>()
const countItems = shapedStatement<{ total: number }>()
const itemCount = { total: decoded(sql<number>`count(*)::int`) }

/** One product, or null when it is not for sale there. */
export async function findProduct(db: Db, { departmentId, classId }: Place, id: number): Promise<Item | null> {
  const found = await findCard(db, id)
  const isThere = found && [ANY, found.departmentId].includes(departmentId) && [ANY, found.classId].includes(classId)
  return isThere ? withDelivery(found) : null
}

const withDelivery = <T extends Item>(item: T): T => ({ ...item, delivery: deliveryOf(item.delivery, item.available) })

/** The ids of a page, each with its sort position before the price. Names are looked up for these only. */
export function selectPage(db: Db, where: SQL | undefined, paging: ProductPaging): SQL {
  const { sort } = paging
  const items =
    sort === 'size' || sort === 'thickness' ? ranked(db, where, orders[sort]) : priced(db, where, byPrice(paging))
  return items.limit(sql.placeholder('size')).offset(sql.placeholder('skip')).getSQL()
}

const byPrice = ({ sort }: ProductPaging) =>
  sort === '-price'
    ? [desc(stockItems.pricePaisePerTon), desc(stockItems.id)]
    : [stockItems.pricePaisePerTon, stockItems.id]

const priced = (db: Db, where: SQL | undefined, order: ReturnType<typeof byPrice>) =>
  db
    .select({ id: stockItems.id, place: sql<number>`0`.as('place') })
    .from(stockItems)
    .where(where)
    .orderBy(...order)
    .$dynamic()

function ranked(db: Db, where: SQL | undefined, order: SQL[]) {
  const ranks = rankWalls(db, order)
  return db
    .select({ id: stockItems.id, place: ranks.place })
    .from(stockItems)
    .innerJoin(ranks, eq(ranks.id, stockItems.thicknessId))
    .where(where)
    .orderBy(ranks.place, stockItems.pricePaisePerTon, stockItems.id)
    .$dynamic()
}

function partOf({ page, pageSize }: ProductPaging) {
  const isAll = page === undefined && pageSize === undefined
  const size = isAll ? MOST_ROWS : (pageSize ?? CATALOGUE_PAGE_SIZE)
  return { isAll, size, skip: ((page ?? 1) - 1) * size }
}

/** A page that is not full is the last one, so the total follows from its offset without a count. */
function totalBy(rows: number, part: ReturnType<typeof partOf>): number | null {
  const isLast = rows < part.size && (rows > 0 || part.skip === 0)
  return isLast ? part.skip + rows : null
}

const bySize = naturalOrder(subClasses.name)
const byThickness = [sql`${subClasses1.thickness}`, sql`lower(${subClasses1.name})`]
const orders = { size: [...bySize, ...byThickness], thickness: [...byThickness, ...bySize] }

/**
 * Ranks the few thicknesses once, since comparing their names per item is far slower. They are passed in order, so that
 * the database can stop when the page is full.
 */
function rankWalls(db: Db, order: SQL[]) {
  const place = sql<number>`dense_rank() over (order by ${sql.join(order, sql`, `)})`.as('place')
  return db
    .select({ id: subClasses1.id, place })
    .from(subClasses1)
    .innerJoin(subClasses, eq(subClasses.id, subClasses1.sizeId))
    .orderBy(place)
    .as('ranks')
}
