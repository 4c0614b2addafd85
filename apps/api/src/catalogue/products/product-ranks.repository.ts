import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { naturalOrder } from '../../platform/db/search'
import { brands } from '../../db/tables/reference/brands'
import { parameters } from '../../db/tables/reference/parameters'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

const bySize = naturalOrder(subClasses.name)
const byThickness = [sql`${subClasses1.thickness}`, sql`lower(${subClasses1.name})`]
export const wallOrders = { size: [...bySize, ...byThickness], thickness: [...byThickness, ...bySize] }

const rankOf = (order: SQL[], isTurned: boolean) =>
  sql<number>`${isTurned ? sql`-` : sql``}dense_rank() over (order by ${sql.join(order, sql`, `)})`.as('place')

/**
 * Ranks the few thicknesses once, or those that are wanted, since comparing their names per item is far slower. They are
 * passed in order, so that the database can stop when the page is full.
 */
export function rankWalls(db: Db, order: SQL[], isTurned: boolean, wanted?: SQL) {
  const place = rankOf(order, isTurned)
  return db
    .select({ id: subClasses1.id, place })
    .from(subClasses1)
    .innerJoin(subClasses, eq(subClasses.id, subClasses1.sizeId))
    .where(wanted && sql`${subClasses1.id} in (${wanted})`)
    .orderBy(place)
    .as('ranks')
}

export function rankMakes(db: Db, isTurned: boolean, wanted?: SQL) {
  const place = rankOf([sql`lower(${brands.name})`], isTurned)
  return db
    .select({ id: brands.id, place })
    .from(brands)
    .where(wanted && sql`${brands.id} in (${wanted})`)
    .orderBy(place)
    .as('ranks')
}

/** The last figure of 'Ready stock (1-3 days)' are its days; what names none comes last. */
export function rankDeliveries(db: Db, isTurned: boolean) {
  const days = sql`substring(${parameters.description} from '(\\d{1,4})\\D*$')::int`
  const place = rankOf([sql`${days} ${isTurned ? sql`nulls first` : sql`nulls last`}`], isTurned)
  return db
    .select({ id: parameters.id, place })
    .from(parameters)
    .where(eq(parameters.code, 'Delivery'))
    .orderBy(place)
    .as('ranks')
}

export type Ranks = ReturnType<typeof rankWalls | typeof rankMakes | typeof rankDeliveries>
