import type { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database, Db } from '../../platform/db/db'
import { fitAnswer, MAX_BYTES } from '../../platform/db/fit-answer'
import { may } from '../../identity/sign-in/may'
import { Refusal } from '../../platform/refusal'
import { inSnapshot } from './load-order'
import { toOrder } from './to-order'
import { findListedOrders, listOrderIdsOf, type OrderList } from './orders.repository'

type Input = ParsedInputOf<typeof fetchMyOrder>

/** Typical sizes of an order and a line in the answer. */
const BYTES = { order: 1500, line: 500 }
/** All orders of a page are returned, so long ones share this number of lines. */
const LINES_OF_A_PAGE = 2500

/** Nobody's id: whoever sees the orders of anybody in the company sees all. */
const ANY_MEMBER = 0

/** Without a page the whole list, for clients without paging, up to the size limit of an answer. */
export const loadMyOrders = (db: Database, actor: Actor, { of, ...input }: Input) => {
  const { companyId, userId: buyerId } = actor
  if (of !== 'company') return inSnapshot(db, (tx) => listOrders(tx, { companyId, buyerId }, input))
  if (!may(actor, 'see an order', { companyId, buyerId: ANY_MEMBER }))
    throw new Refusal('notForRole', actor.companyRole)
  return inSnapshot(db, (tx) => listOrders(tx, { companyId }, input))
}

async function listOrders(
  tx: Db,
  list: OrderList,
  { page, pageSize = DEFAULT_PAGE_SIZE, ...filters }: Omit<Input, 'of'>,
) {
  const part = page === undefined ? { number: 1, size: MOST_ROWS } : { number: page, size: pageSize }
  const { found, ...counted } = await listOrderIdsOf(tx, list, filters, part)
  const shown = page === undefined ? withinRoom(found) : found
  const counts = new Map(shown.map(({ id, lines }) => [id, lines]))
  const most = page === undefined ? LINES_OF_A_PAGE : Math.floor(LINES_OF_A_PAGE / part.size)
  const orders = (await findListedOrders(tx, [...counts.keys()], most)).map((stored) =>
    toOrder({ ...stored, lineCount: counts.get(stored.order.id) ?? stored.lines.length }),
  )
  return { rows: fitAnswer(orders), ...counted }
}

/** Cut before the lines are read: an order made from a quote has up to two thousand. */
function withinRoom<T extends { lines: number }>(found: readonly T[]): T[] {
  let bytes = 0
  const end = found.findIndex(({ lines }, at) => (bytes += BYTES.order + lines * BYTES.line) > MAX_BYTES && at > 0)
  return end === -1 ? [...found] : found.slice(0, end)
}
