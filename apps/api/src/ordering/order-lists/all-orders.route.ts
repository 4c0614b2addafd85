import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { route } from '../../platform/http/route'
import { listOrders } from './all-orders.repository'
import { toOrderRow } from '../orders/order-row'

export default route(fetchAllOrders, async ({ db, input, answer }) => {
  const { rows, total } = await listOrders(db, input)
  answer.setTotalCount(total)
  return rows.map(toOrderRow)
})
