import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProductSorting } from '@lohahaat/contract/catalogue/products/product-query'
import type { Db } from '../../platform/db/db'
import { stockShelves } from '../../db/tables/catalogue/stock-shelves'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { everyCondition, type ProductConditions } from './product-conditions.repository'
import { rankDeliveries, rankMakes, rankWalls, wallOrders, type Ranks } from './product-ranks.repository'

/**
 * The ids of a page in an order that a class has no index for as a whole: the first items of each wall, make, delivery or
 * class are read by an index, no more than the page can need, and only these are sorted.
 */
export function selectFirst(db: Db, conditions: ProductConditions, sort: Exclude<ProductSorting, 'price' | '-price'>) {
  const found = firstOfEach(db, conditions, sort)
  return sql`select found.id, found.place from (${found}) found order by found.place, found.price, found.id
    limit ${sql.placeholder('size')} offset ${sql.placeholder('skip')}`
}

function firstOfEach(db: Db, conditions: ProductConditions, sort: Exclude<ProductSorting, 'price' | '-price'>): SQL {
  const isTurned = sort.startsWith('-')
  const { items, shelves, counts } = conditions
  const onShelves = (column: PgColumn) =>
    sql`select ${column} from ${stockShelves} where ${everyCondition(shelves) ?? sql`true`}`
  const classes = sql`(select class_id as id from ${counts.table} where ${everyCondition(counts) ?? sql`true`} group by 1)`
  const ofClass = and(everyCondition({ ...items, place: active }), sql`${stockItems.classId} = class.id`)
  switch (sort) {
    case 'size':
    case '-size':
    case 'thickness': {
      const order = sort === 'thickness' ? wallOrders.thickness : wallOrders.size
      // A wall is of one class.
      const where = everyCondition({ ...items, place: active })
      return ranked(rankWalls(db, order, isTurned, onShelves(stockShelves.thicknessId)), stockItems.thicknessId, where)
    }
    case 'make':
    case '-make':
      return ranked(rankMakes(db, isTurned, onShelves(stockShelves.brandId)), stockItems.brandId, everyCondition(items))
    case 'ready':
    case '-ready':
      return ranked(rankDeliveries(db, isTurned), stockItems.deliveryId, ofClass, sql`cross join ${classes} class`)
    case 'weight':
    case '-weight':
      return measured(stockItems.pieceGrams, isTurned, ofClass, classes)
    case 'stock':
    case '-stock':
      return measured(stockItems.availableKg, isTurned, ofClass, classes)
  }
}

const active = sql`${stockItems.active}`
const most = sql`${sql.placeholder('size')}::bigint + ${sql.placeholder('skip')}::bigint`
const columns = sql`${stockItems.id}, ${stockItems.pricePaisePerTon} as price`
const byPrice = sql`${stockItems.pricePaisePerTon}, ${stockItems.id}`

const ranked = (ranks: Ranks, link: PgColumn, where: SQL | undefined, each = sql``) => sql`
  select item.id, ranks.place, item.price from ${ranks} ${each} cross join lateral (
    select ${columns} from ${stockItems} where ${and(where, sql`${link} = ranks.id`)}
    order by ${byPrice} limit ${most}) item`

/** What is unknown comes last, whichever way the list is turned. */
function measured(figure: PgColumn, isTurned: boolean, where: SQL | undefined, classes: SQL) {
  const [sign, way] = isTurned ? [sql`-`, sql`desc`] : [sql``, sql`asc`]
  return sql`
    select item.id, item.place, item.price from ${classes} class cross join lateral (
      (select ${columns}, ${sign}${figure}::float8 as place from ${stockItems}
        where ${and(where, sql`${figure} is not null`)} order by ${figure} ${way}, ${byPrice} limit ${most})
      union all
      (select ${columns}, 'infinity'::float8 as place from ${stockItems}
        where ${and(where, sql`${figure} is null`)} order by ${figure}, ${byPrice} limit ${most})) item`
}
