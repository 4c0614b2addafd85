import type { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Db } from '../../platform/db/db'
import { toOrderRow } from '../orders/order-row'
import { listOrders } from './all-orders.repository'

export async function listAllOrders(db: Db, input: ParsedInputOf<typeof fetchAllOrders>) {
  const { rows, ...counted } = await listOrders(db, input)
  return { rows: rows.map(toOrderRow), ...counted }
}
