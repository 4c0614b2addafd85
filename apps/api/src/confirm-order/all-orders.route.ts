import { fetchAllOrders } from '@lohahaat/contract/confirm-order/all-orders'
import { route } from '../http/route'
import { listOrders } from './all-orders.repository'
import { toOrderRow } from './order-row'

export default route(fetchAllOrders, async ({ db, input, answer }) => {
  const { rows, total } = await listOrders(db, input)
  answer.countAll(total)
  return rows.map(toOrderRow)
})
