import { desc, eq, sql, and, gt, type SQL } from 'drizzle-orm'
import type { fetchAllOrders, orderSortable } from '@lohahaat/contract/ordering/order-lists/all-orders'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import { orderStatuses } from '@lohahaat/domain/ordering/order-status'
import { lower } from '../../platform/db/columns'
import { countUpTo } from '../../platform/db/count-up-to'
import type { Db } from '../../platform/db/db'
import { orders } from '../../db/tables/ordering/orders'
import { users } from '../../db/tables/identity/users'
import { matches } from './order-filters.repository'
import { isOneOf, lineCount, type OrderRecord } from '../orders/orders.repository'
import type { OrderFilters } from '@lohahaat/contract/ordering/order-lists/order-filters'

type Request = ParsedInputOf<typeof fetchAllOrders>

/** Statuses sort in the order that an order goes through them. */
const place = sql`array_position(array[${sql.join(
  orderStatuses.map((status) => sql`${status}`),
  sql`, `,
)}]::text[], ${orders.status})`

const sortings: Record<(typeof orderSortable)[number], SQL> = {
  placedAt: sql`${orders.createdAt}`,
  legalName: lower(orders.legalName),
  totalPrice: sql`${orders.totalPaise}`,
  totalTons: sql`${orders.totalGrams}`,
  status: place,
}

/** One page of the matching orders, and the total. */
export async function listOrders(db: Db, request: Request) {
  const size = request.pageSize ?? DEFAULT_PAGE_SIZE
  const where = matches(request)
  const page = await db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...orderOf(request.sort))
    .limit(size)
    .offset(((request.page ?? 1) - 1) * size)
  const ids = page.map(({ id }) => id)
  const found = await findListed(db, ids)
  const byId = new Map(found.map((row) => [row.order.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), ...(await countUpTo(db, orders, where)) }
}

function orderOf(sort: Request['sort'] = '-placedAt'): SQL[] {
  const sorting = sortings[sort.replace(/^-/, '') as (typeof orderSortable)[number]]
  return sort.startsWith('-') ? [desc(sorting), desc(orders.id)] : [sorting, sql`${orders.id}`]
}

/** Lines are counted and buyers looked up only for the orders shown. */
const findListed = (db: Db, ids: readonly number[]) =>
  db
    .select({ order: orders, emailAddress: users.email, lines: lineCount })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyerId))
    .where(isOneOf(orders.id, ids))

export type ListedOrder = Awaited<ReturnType<typeof findListed>>[number]

const CHUNK = 500

/** All matching orders, oldest first, in chunks: of 100,000 only one chunk is in memory. */
export async function* readOrders(db: Db, filters: OrderFilters): AsyncGenerator<OrderRecord[]> {
  let last = 0
  for (;;) {
    const found = await db
      .select()
      .from(orders)
      .where(and(gt(orders.id, last), matches(filters)))
      .orderBy(orders.id)
      .limit(CHUNK)
    if (found.length > 0) yield found
    if (found.length < CHUNK) return
    last = found.at(-1)?.id ?? last
  }
}
