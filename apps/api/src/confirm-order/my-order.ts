import type { fetchMyOrder } from '@lohahaat/contract/confirm-order/my-order'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/list-query'
import type { CallContext } from '../http/route'
import { seenAtOnce } from './load-order'
import { toOrderGroup } from './order-group'
import { listOrdersOf } from './orders.repository'

/** Without a page the whole list, as a client asks for it that knows no pages. */
export async function loadMyOrders({ db, user, input, answer }: CallContext<typeof fetchMyOrder>) {
  const { Page, PageSize } = input
  const page = Page === undefined ? undefined : { number: Page, size: PageSize ?? DEFAULT_PAGE_SIZE }
  const { rows, total } = await seenAtOnce(db, (tx) => listOrdersOf(tx, user.userId, page))
  answer.countAll(total)
  return rows.map(toOrderGroup)
}
