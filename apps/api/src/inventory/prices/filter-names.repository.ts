import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { parameters } from '../../db/tables/reference/parameters'
import { sellers } from '../../db/tables/reference/sellers'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import type { Db } from '../../platform/db/db'

/** The filters of a change by their names at the time, for its entry in the audit. */
export async function findFilterNames(db: Db, filters: StockFilters): Promise<Record<string, unknown>> {
  const names = {
    brandName: nameIn(brands, brands.name, filters.brandId),
    className: nameIn(classes, classes.name, filters.classId),
    size: nameIn(subClasses, subClasses.name, filters.sizeId),
    thickness: nameIn(subClasses1, subClasses1.name, filters.thicknessId),
    grade: nameIn(parameters, parameters.description, filters.gradeId),
    sellerName: nameIn(sellers, sellers.organizationName, filters.sellerId),
  }
  const wanted = Object.entries(names).flatMap(([field, name]) =>
    name ? [sql`${name} as ${sql.identifier(field)}`] : [],
  )
  const { rows } = wanted.length === 0 ? { rows: [] } : await db.execute(sql`select ${sql.join(wanted, sql`, `)}`)
  return {
    ...rows[0],
    ...(filters.active !== undefined && { active: filters.active === 'true' }),
    ...(filters.search && { search: filters.search }),
  }
}

const nameIn = (table: PgTable & { id: PgColumn }, name: PgColumn, id: number | undefined): SQL | null =>
  id === undefined ? null : sql`(select ${name} from ${table} where ${table.id} = ${id})`
