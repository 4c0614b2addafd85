import { sql, type SQL } from 'drizzle-orm'
import { stockShelves } from '../../db/tables/catalogue/stock-shelves'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { everyCondition, type ProductConditions } from './product-conditions.repository'

const shelf = {
  sub_class1_id: stockShelves.thicknessId,
  brand_id: stockShelves.brandId,
  grade_id: stockShelves.gradeId,
  standard_id: stockShelves.standardId,
  length_metres: stockShelves.lengthMetres,
}

/** As the index of a shelf has them: nothing is a value there, so that it can be looked up. */
const inIndex = (alias: string, name: string) =>
  sql.raw(/grade|standard/.test(name) ? `coalesce(${alias}.${name}, 0)` : `${alias}.${name}`)

const columns = Object.values(shelf)
const listed = sql.join(columns, sql`, `)
const isOfShelf = sql.join(
  Object.keys(shelf).map((name) => sql`${inIndex('item', name)} = ${inIndex('shelf', name)}`),
  sql` and `,
)

/**
 * Whether an item is on one of the shelves that fit, found shelf by shelf; of each the first ones by price, where an order
 * is given. The planner can't know that such a search finds a thousand of two million items, and passes them all.
 */
export const isOnShelf = ({ shelves }: ProductConditions, order?: 'asc' | 'desc'): SQL => sql`${stockItems.id} in (
  select found.id from (
    select ${listed} from ${stockShelves} where ${everyCondition(shelves) ?? sql`true`}
    group by ${listed} having sum(${stockShelves.items}) > 0
  ) shelf cross join lateral (
    select item.id from ${stockItems} item where item.active and ${isOfShelf} ${order ? firstBy(order) : sql``}
  ) found)`

const firstBy = (order: 'asc' | 'desc') => {
  const way = sql.raw(order)
  return sql`order by item.price_paise_per_ton ${way}, item.id ${way}
    limit ${sql.placeholder('size')}::bigint + ${sql.placeholder('skip')}::bigint`
}
