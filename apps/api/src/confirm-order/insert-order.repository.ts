import { sql } from 'drizzle-orm'
import { financialYear, orderNumber } from '@lohahaat/domain/order-number'
import type { Db } from '../db/db'
import { statement } from '../db/statement'
import { orderLines } from '../db/tables/order-lines'
import { orderNumbers } from '../db/tables/order-numbers'
import { orderStatusChanges } from '../db/tables/order-status-changes'
import { orders } from '../db/tables/orders'
import type { StoredOrder } from './orders.repository'

type Given = 'id' | 'orderNo' | 'status' | 'createdAt'

/** An order as it is handed over to be kept, with the instant it is made at. */
export type NewOrder = Omit<typeof orders.$inferInsert, Given> & { at: Date }

export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId' | 'removedAt'>

/** Keeps a confirmed order with its number and its lines, and answers it as it is kept. */
export async function insertOrder(
  db: Db,
  { at, ...order }: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<StoredOrder> {
  const orderNo = await takeOrderNumber(db, financialYear(at))
  const [row] = await db
    .insert(orders)
    .values({ ...order, orderNo, status: 'Confirmed', createdAt: at })
    .returning()
  if (!row) throw new Error('The order was not stored')
  const orderId = row.id
  return {
    order: row,
    lines: await db
      .insert(orderLines)
      .values(lines.map((line) => ({ ...line, orderId })))
      .returning(),
    statusChanges: await db
      .insert(orderStatusChanges)
      .values({ orderId, status: 'Confirmed', changedBy: order.buyerId, changedAt: at })
      .returning(),
  }
}

const takeNumber = statement<{ year: string }, { serial: number }[]>('order_number', (db) =>
  db
    .insert(orderNumbers)
    .values({ financialYear: sql.placeholder('year'), lastNumber: 1 })
    .onConflictDoUpdate({
      target: orderNumbers.financialYear,
      set: { lastNumber: sql`${orderNumbers.lastNumber} + 1` },
    })
    .returning({ serial: orderNumbers.lastNumber }),
)

/**
 * The next number of the year. Whoever orders next waits here until this transaction ends: if it fails, its number is
 * the next one's, so that the series has no gap.
 */
async function takeOrderNumber(db: Db, year: string): Promise<string> {
  const [row] = await takeNumber(db, { year })
  if (!row) throw new Error('There is no order number')
  return orderNumber(year, row.serial)
}
