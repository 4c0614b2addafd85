import { sql } from 'drizzle-orm'
import { financialYear, orderNumber } from '@lohahaat/domain/order-number'
import type { Db } from '../db/db'
import { rowPlaceholders } from '../db/row-placeholders'
import { shapedStatement, statement } from '../db/statement'
import { orderLines } from '../db/tables/order-lines'
import { orderNumbers } from '../db/tables/order-numbers'
import { orderStatusChanges } from '../db/tables/order-status-changes'
import { orders } from '../db/tables/orders'
import { together } from '../db/together'
import type { OrderLineRecord, OrderRecord, StoredOrder } from './orders.repository'

type Given = 'id' | 'orderNo' | 'status' | 'createdAt'

/** An order as it is handed over to be kept, with the instant it is made at. */
export type NewOrder = Omit<typeof orders.$inferInsert, Given> & { at: Date }

export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId' | 'removedAt'>

/** Keeps a confirmed order with its number and its lines, and answers it as it is kept. */
export async function insertOrder(db: Db, { at, ...order }: NewOrder, lines: readonly NewOrderLine[]) {
  const orderNo = await takeOrderNumber(db, financialYear(at))
  const [[row], keptLines, statusChanges] = await together([
    keepOrder(db, { ...NOT_BY_QUOTE, ...order, orderNo, createdAt: at }),
    keepLines(db, lines),
    keepStatus(db, { changedBy: order.buyerId, changedAt: at }),
  ])
  if (!row) throw new Error('The order was not stored')
  return { order: row, lines: keptLines, statusChanges } satisfies StoredOrder
}

const NOT_BY_QUOTE = { idempotencyKey: null, quoteId: null, freightPaisePerTon: 0n, freightPaise: 0n }

const keepOrder = statement<Omit<typeof orders.$inferInsert, 'status'>, OrderRecord[]>('keep_order', (db) =>
  db
    .insert(orders)
    .values(rowPlaceholders(orders, { status: 'Confirmed' }))
    .returning(),
)

/** The order that was inserted last over the same connection: what belongs to it needn't wait to be told its id. */
const orderId = sql<number>`currval('orders_id_seq')`

const NOT_FROM_STOCK = { stockItemId: null, brandId: null, pieceGrams: null, takenKg: null, mtc: false, iso: false }
const NOT_KNOWN = { grade: null, standard: null, stamp: null, delivery: null }

const keepSome = shapedStatement<OrderLineRecord[]>()

function keepLines(db: Db, lines: readonly NewOrderLine[]) {
  const complete = lines.map((line) => ({ ...NOT_FROM_STOCK, ...NOT_KNOWN, ...line }))
  const values = complete.flatMap((line, place) =>
    Object.entries(line).map(([key, value]) => [`${place} ${key}`, value]),
  )
  return keepSome(db, String(lines.length), Object.fromEntries(values) as Record<string, unknown>, () =>
    db
      .insert(orderLines)
      .values(lines.map((_, place) => rowPlaceholders(orderLines, { orderId, removedAt: null }, `${place} `)))
      .returning(),
  )
}

const keepStatus = statement<{ changedBy: number; changedAt: Date }, StoredOrder['statusChanges']>(
  'keep_status',
  (db) =>
    db
      .insert(orderStatusChanges)
      .values(rowPlaceholders(orderStatusChanges, { orderId, status: 'Confirmed', note: null }))
      .returning(),
)

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
