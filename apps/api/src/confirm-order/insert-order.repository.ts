import { sql } from 'drizzle-orm'
import { financialYear, orderNumber } from '@lohahaat/domain/order-number'
import type { Db } from '../db/db'
import { rowPlaceholders } from '../db/row-placeholders'
import { shapedStatement, statement } from '../db/statement'
import { orderLines } from '../db/tables/order-lines'
import { orderNumbers } from '../db/tables/order-numbers'
import { orderStatusChanges } from '../db/tables/order-status-changes'
import { orders } from '../db/tables/orders'
import { awaitedLater, together } from '../db/together'
import type { OrderLineRecord, OrderRecord, StoredOrder } from './orders.repository'

type Given = 'id' | 'orderNo' | 'status' | 'createdAt'

/** An order as it is handed over to be kept, with the instant it is made at. */
export type NewOrder = Omit<typeof orders.$inferInsert, Given> & { at: Date }

export type NewOrderLine = Omit<OrderLineRecord, 'id' | 'orderId' | 'removedAt'>

export interface Keeping {
  /** The order as it will be kept. */
  stored: StoredOrder
  /** The statements that keep it, which are on their way. */
  kept: Promise<unknown>
}

/**
 * Keeps a confirmed order with its number and its lines. Its ids are taken together with the number, so that all the rest
 * can be sent at once, and with it the end of the transaction: whoever orders next waits for that.
 */
export async function insertOrder(
  db: Db,
  { at, ...order }: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<Keeping> {
  const year = financialYear(at)
  const [taken] = await takeNumber(db, { year, lines: lines.length })
  if (!taken) throw new Error('There is no order number')
  const { serial, orderId, changeId, lineIds } = taken
  const orderNo = orderNumber(year, serial)
  const row = { ...NOT_BY_QUOTE, ...order, id: orderId, orderNo, status: 'Confirmed', createdAt: at } as OrderRecord
  const rows = lines.map((line, place) => ({ ...line, id: lineIds[place] ?? NaN, orderId, removedAt: null }))
  const change = { id: changeId, orderId, status: row.status, note: null, changedBy: row.buyerId, changedAt: at }
  return {
    stored: { order: row, lines: rows, statusChanges: [change] },
    kept: awaitedLater(together([keepOrder(db, row), keepLines(db, rows), keepChange(db, change)])),
  }
}

const NOT_BY_QUOTE = { idempotencyKey: null, quoteId: null, freightPaisePerTon: 0n, freightPaise: 0n }
const keepOrder = statement<OrderRecord, unknown>('keep_order', (db) =>
  db.insert(orders).overridingSystemValue().values(rowPlaceholders(orders)),
)

const keepChange = statement<StoredOrder['statusChanges'][number], unknown>('keep_change', (db) =>
  db.insert(orderStatusChanges).overridingSystemValue().values(rowPlaceholders(orderStatusChanges)),
)

const keepSome = shapedStatement()

const keepLines = (db: Db, lines: readonly OrderLineRecord[]) =>
  keepSome(db, String(lines.length), { ...lines }, () =>
    db
      .insert(orderLines)
      .overridingSystemValue()
      .values(lines.map((_, place) => rowPlaceholders(orderLines, `${place}.`))),
  )

interface Taken {
  serial: number
  orderId: number
  changeId: number
  lineIds: number[]
}

const nextId = (table: 'orders' | 'order_lines' | 'order_status_changes') =>
  sql<number>`nextval(${sql.raw(`'${table}_id_seq'`)})::int`

/**
 * The next number of the year. Whoever orders next waits here until this transaction ends: if it fails, its number is
 * the next one's, so that the series has no gap.
 */
const takeNumber = statement<{ year: string; lines: number }, Taken[]>('order_number', (db) =>
  db
    .insert(orderNumbers)
    .values({ financialYear: sql.placeholder('year'), lastNumber: 1 })
    .onConflictDoUpdate({
      target: orderNumbers.financialYear,
      set: { lastNumber: sql`${orderNumbers.lastNumber} + 1` },
    })
    .returning({
      serial: orderNumbers.lastNumber,
      orderId: nextId('orders'),
      changeId: nextId('order_status_changes'),
      lineIds: sql<
        number[]
      >`array(select ${nextId('order_lines')} from generate_series(1, ${sql.placeholder('lines')}))`,
    }),
)
