import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import type { fetchStockDetails, stockSortable } from '@lohahaat/contract/inventory/stock/stock-details'
import { lower } from '../../platform/db/columns'
import { countUpTo } from '../../platform/db/count-up-to'
import type { Db } from '../../platform/db/db'
import { naturalOrder } from '../../platform/db/search'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { sellers } from '../../db/tables/reference/sellers'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { matches } from './stock-filters.repository'
import { findItems } from './stock-items.repository'

type Request = Omit<ParsedInputOf<typeof fetchStockDetails>, 'itemId'>

interface Names {
  table: PgTable & Record<'id', PgColumn>
  link: PgColumn
  order: SQL[]
}

const sortings: Record<(typeof stockSortable)[number], PgColumn | Names> = {
  brandName: { table: brands, link: stockItems.brandId, order: [lower(brands.name)] },
  className: { table: classes, link: stockItems.classId, order: [lower(classes.name)] },
  size: { table: subClasses, link: stockItems.sizeId, order: naturalOrder(subClasses.name) },
  thickness: { table: subClasses1, link: stockItems.thicknessId, order: naturalOrder(subClasses1.name) },
  length: stockItems.lengthMetres,
  price: stockItems.pricePaisePerTon,
  weightPerPiece: stockItems.pieceGrams,
  available: stockItems.availableKg,
  sellerName: { table: sellers, link: stockItems.sellerId, order: [lower(sellers.organizationName)] },
  active: stockItems.active,
  updatedAt: stockItems.updatedAt,
}

/** One page of the stock, and the total. Names are looked up for the page only. */
export async function listItems(db: Db, request: Request) {
  const size = request.pageSize ?? DEFAULT_PAGE_SIZE
  const where = matches(request)
  const page = await selectIds(db, request.sort, where)
    .limit(size)
    .offset(((request.page ?? 1) - 1) * size)
  const rows = await findItems(
    db,
    page.map(({ id }) => id),
  )
  return { rows, ...(await countUpTo(db, stockItems, where)) }
}

function selectIds(db: Db, sort: Request['sort'], where: SQL | undefined) {
  const items = db.select({ id: stockItems.id }).from(stockItems).where(where).$dynamic()
  // Newest first: in primary key order, so that it is fast at any size and no row moves while its price is edited.
  if (!sort) return items.orderBy(desc(stockItems.id))
  const isReversed = sort.startsWith('-')
  const sorting = sortings[sort.replace(/^-/, '') as (typeof stockSortable)[number]]
  if (!('order' in sorting)) return items.orderBy(...ordered(sorting, isReversed))
  const ranks = rankNames(db, sorting)
  return items
    .innerJoin(ranks, eq(ranks.id, sorting.link))
    .orderBy(...(isReversed ? [desc(ranks.place), desc(stockItems.id)] : [ranks.place, stockItems.id]))
}

/** Ranks the few names once: sorting by each item's name took five times as long. */
const rankNames = (db: Db, { table, order }: Names) =>
  db
    .select({ id: table.id, place: sql<number>`dense_rank() over (order by ${sql.join(order, sql`, `)})`.as('place') })
    .from(table)
    .as('ranks')

/** Nulls come last in both directions. A column without nulls is sorted so that its index can be read backwards. */
function ordered(column: PgColumn, isReversed: boolean): (SQL | PgColumn)[] {
  if (!isReversed) return [column, stockItems.id]
  return [column.notNull ? desc(column) : sql`${column} desc nulls last`, desc(stockItems.id)]
}
