import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { financialYear, orderNumber } from '@lohahaat/domain/ordering/order-number'
import type { Db } from '../../platform/db/db'
import { rowPlaceholders } from '../../platform/db/fast/row-placeholders'
import { decoded } from '../../platform/db/fast/decoders'
import { command, shapedCommand, statement } from '../../platform/db/fast/statement'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orderNumbers } from '../../db/tables/ordering/order-numbers'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { orders } from '../../db/tables/ordering/orders'
import { sendInLockOrder } from '../../platform/db/fast/settle-all'
import { askSuppliers } from './ask-suppliers.repository'
import type { OrderLineRecord, OrderRecord, StoredOrder } from './orders.repository'

type Given = 'id' | 'orderNo' | 'status' | 'createdAt'

/** An order to insert, with the time it is placed. */
export type NewOrder = Omit<OrderRecord, Given | keyof typeof UNLESS_GIVEN> &
  Partial<Pick<OrderRecord, keyof typeof UNLESS_GIVEN>> & { at: Date }

export type NewOrderLine = Omit<OrderLineRecord, 'id' | 'orderId' | 'removedAt'>

/**
 * The rows of an order with their ids, but without its number: the next order waits for that lock, so it is taken only
 * in the statements that insert the order. Until then a random value stands in.
 */
export async function prepareOrder(
  db: Db,
  { at, ...order }: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<StoredOrder> {
  const [ids] = await takeIds(db, { lines: lines.length })
  if (!ids) throw new Error('There are no ids')
  const { orderId, changeId, lineIds } = ids
  const made = { id: orderId, orderNo: randomUUID(), status: 'Confirmed', createdAt: at } as const
  return {
    order: { ...UNLESS_GIVEN, ...order, ...made },
    lines: lines.map((line, place) => ({ ...line, id: lineIds[place] ?? NaN, orderId, removedAt: null })),
    removed: [],
    statusChanges: [
      { id: changeId, orderId, status: made.status, note: null, changedBy: order.buyerId, changedAt: at },
    ],
  }
}

/** Inserts a prepared order with the next number of its year. */
export function insertOrder(db: Db, { order, lines, statusChanges }: StoredOrder) {
  const year = financialYear(order.createdAt)
  return sendInLockOrder(db, [
    () => incrementOrderNumber(db, { year }),
    () => insertOrderRow(db, { ...order, year, numbers: orderNumber(year, 0) }),
    () => insertLines(db, lines),
    () => askSuppliers(db, { orderId: order.id, at: order.createdAt }),
    ...statusChanges.map((change) => () => insertStatusChange(db, change)),
  ])
}

const UNLESS_GIVEN = {
  idempotencyKey: null,
  quoteId: null,
  award: null,
  approvedBy: null,
  approverId: null,
  buyerOrderNo: null,
  buyerOrderDate: null,
  wantedDay: null,
  unloadingRemark: null,
  freightPaisePerTon: 0n,
  freightYards: null,
  freightPaise: 0n,
  partlyDispatched: false,
}

/**
 * Takes the next number of the year. The next order waits for this row until the transaction ends; a rollback gives the
 * number back, so that the series has no gaps.
 */
const incrementOrderNumber = command<{ year: string }>('order_number', (db) =>
  db
    .insert(orderNumbers)
    .values({ financialYear: sql.placeholder('year'), lastNumber: 1 })
    .onConflictDoUpdate({
      target: orderNumbers.financialYear,
      set: { lastNumber: sql`${orderNumbers.lastNumber} + 1` },
    }),
)

/** The number taken by this transaction, in place of the zeros of `numbers`. */
const nextOrderNo = sql<string>`(
  select regexp_replace(${sql.placeholder('numbers')}, '0+$', lpad(serial, greatest(length(serial), 6), '0'))
  from (select ${orderNumbers.lastNumber}::text as serial from ${orderNumbers}
    where ${orderNumbers.financialYear} = ${sql.placeholder('year')}) taken)`

const insertOrderRow = command<OrderRecord & { year: string; numbers: string }>('keep_order', (db) =>
  db
    .insert(orders)
    .overridingSystemValue()
    .values({ ...rowPlaceholders(orders), orderNo: nextOrderNo }),
)

const insertLineRows = shapedCommand()

const insertLines = (db: Db, lines: readonly OrderLineRecord[]) =>
  insertLineRows(db, String(lines.length), lines, () =>
    db
      .insert(orderLines)
      .overridingSystemValue()
      .values(lines.map((_, place) => rowPlaceholders(orderLines, `${place}.`))),
  )

const insertStatusChange = command<StoredOrder['statusChanges'][number]>('keep_change', (db) =>
  db.insert(orderStatusChanges).overridingSystemValue().values(rowPlaceholders(orderStatusChanges)),
)

const nextId = (table: 'orders' | 'order_lines' | 'order_status_changes') =>
  decoded(sql<number>`nextval(${sql.raw(`'${table}_id_seq'`)})::int`)

const newIds = {
  orderId: nextId('orders'),
  changeId: nextId('order_status_changes'),
  lineIds: decoded(
    sql<number[]>`array(select ${nextId('order_lines')} from generate_series(1, ${sql.placeholder('lines')}))`,
  ),
}
const takeIds = statement<{ lines: number }, { orderId: number; changeId: number; lineIds: number[] }>(
  'order_ids',
  newIds,
  (db) => db.select(newIds).from(sql`(select) nothing`),
)
