import { sql } from 'drizzle-orm'
import { financialYear, orderNumber } from '@lohahaat/domain/order-number'
import { statement } from '../db/statement'
import { orderNumbers } from '../db/tables/order-numbers'

/** The series of numbers that an order belongs to: the placeholders of `takenNumber`. */
export interface Series {
  year: string
  /** What the first number would be. */
  numbers: string
}

export function seriesAt(at: Date): Series {
  const year = financialYear(at)
  return { year, numbers: orderNumber(year, 0) }
}

/**
 * Takes the next number of the year. Whoever orders next waits here until this transaction ends: if it fails, its number
 * is the next one's, so that the series has no gap.
 */
export const takeNumber = statement<Series, unknown>('order_number', (db) =>
  db
    .insert(orderNumbers)
    .values({ financialYear: sql.placeholder('year'), lastNumber: 1 })
    .onConflictDoUpdate({
      target: orderNumbers.financialYear,
      set: { lastNumber: sql`${orderNumbers.lastNumber} + 1` },
    }),
)

/**
 * The number that this transaction has taken. It is read here and not off its order: this table stays small, so that no
 * plan for it grows bad when it was made on the first day of a shop.
 */
export const takenNumber = sql<string>`(
  select regexp_replace(${sql.placeholder('numbers')}, '0+$', lpad(serial, greatest(length(serial), 6), '0'))
  from (select ${orderNumbers.lastNumber}::text as serial from ${orderNumbers}
    where ${orderNumbers.financialYear} = ${sql.placeholder('year')}) taken)`
