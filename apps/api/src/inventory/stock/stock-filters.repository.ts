import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { containsWords } from '../../platform/db/search'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { parameters } from '../../db/tables/reference/parameters'
import { sellers } from '../../db/tables/reference/sellers'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

type Table = PgTable & Record<'id', PgColumn>

const has = (column: PgColumn, value: number | boolean | undefined) =>
  value === undefined ? undefined : eq(column, value)

/** The condition for stock filters; no filter matches every item. */
export const matches = (filters: StockFilters): SQL | undefined =>
  and(
    has(stockItems.brandId, filters.brandId),
    has(stockItems.classId, filters.classId),
    has(stockItems.sizeId, filters.sizeId),
    has(stockItems.thicknessId, filters.thicknessId),
    has(stockItems.sellerId, filters.sellerId),
    has(stockItems.gradeId, filters.gradeId),
    has(stockItems.active, filters.active === undefined ? undefined : filters.active === 'true'),
    ...wordsOf(filters.search ?? '').map(containsWord),
  )

const wordsOf = (search: string) => [...new Set(search.split(/\s+/).filter(Boolean))]

/** Searches the few names first: five times as fast as searching the joined names of every item. */
const containsWord = (word: string) =>
  or(
    isNamed(stockItems.brandId, brands, brands.name, word),
    isNamed(stockItems.classId, classes, classes.name, word),
    isNamed(stockItems.sizeId, subClasses, subClasses.name, word),
    isNamed(stockItems.thicknessId, subClasses1, subClasses1.name, word),
    isNamed(stockItems.gradeId, parameters, parameters.description, word),
    isNamed(stockItems.sellerId, sellers, sellers.organizationName, word),
    containsWords([stockItems.hsn], word),
  )

const isNamed = (link: PgColumn, table: Table, name: PgColumn, word: string) =>
  sql`${link} in (select ${table.id} from ${table} where ${containsWords([name], word)})`
