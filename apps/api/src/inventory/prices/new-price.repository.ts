import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { WHOLE, type PriceChange } from '@lohahaat/domain/inventory/price-change'

/** `changedPrice` in SQL: integers only, rounded by adding half a unit before an integer division. */
export function newPrice(price: PgColumn | SQL, { by, percentHundredths, step }: PriceChange) {
  const exact = sql`(${price} * ${WHOLE + percentHundredths}::bigint + ${by * WHOLE}::bigint)`
  const unit = sql`${WHOLE * step}::bigint`
  const half = sql`case when ${exact} < 0 then -${unit} else ${unit} end`
  return sql<bigint>`((2 * ${exact} + ${half}) / (2 * ${unit}) * ${step}::bigint)`.mapWith(BigInt)
}
