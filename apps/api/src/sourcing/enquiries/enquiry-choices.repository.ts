import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import { brands } from '../../db/tables/reference/brands'
import { departments } from '../../db/tables/reference/departments'
import { parameters } from '../../db/tables/reference/parameters'

/** Whether the record exists. It cannot be deleted until the transaction ends. */
async function holds(db: Db, table: PgTable & Record<'id', PgColumn>, id: number): Promise<boolean> {
  const found = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share')
  return found.length > 0
}

/** The names of brands by their ids. They cannot be deleted until the transaction ends. */
export async function lockBrands(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(isOneOf(brands.id, ids))
    .for('key share')
  return new Map(found.map(({ id, name }) => [id, name]))
}

export const lockBrand = (db: Db, id: number) => holds(db, brands, id)
export const lockDepartment = (db: Db, id: number) => holds(db, departments, id)

/** Only parameters of the delivery kind count. */
export async function lockDelivery(db: Db, id: number): Promise<boolean> {
  const found = await db
    .select({ id: parameters.id })
    .from(parameters)
    .where(and(eq(parameters.id, id), eq(parameters.code, 'Delivery')))
    .for('key share')
  return found.length > 0
}
