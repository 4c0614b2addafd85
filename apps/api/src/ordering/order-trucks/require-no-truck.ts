import { hasReached } from '@lohahaat/domain/fulfilment/consignment'
import { nameItem } from '../../inventory/stock/name-item'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import type { OrderLineRecord, OrderRecord } from '../orders/orders.repository'
import { dropTrucks, listTrucks } from './order-trucks.repository'

/** With a truck the status follows from it, and nobody sets it. */
export async function requireNoTruck(tx: Db, { id, orderNo }: OrderRecord) {
  if ((await listTrucks(tx, id)).length > 0) throw new Refusal('statusFollowsConsignments', orderNo)
}

/** What is on a truck, be it only planned, is neither deleted nor given to somebody else. */
export async function requireNotOnTruck(tx: Db, line: OrderLineRecord) {
  const trucks = await listTrucks(tx, line.orderId)
  if (trucks.some(({ lines }) => lines.some(({ orderLineId }) => orderLineId === line.id)))
    throw new Refusal('lineOnTruck', nameItem({ ...line, thickness: line.subClass1Name }))
}

/** Of an order that is cancelled. What has an invoice can't be undone by that. */
export async function dropAllTrucks(tx: Db, { id, orderNo }: OrderRecord) {
  const trucks = await listTrucks(tx, id)
  if (trucks.some(({ hasInvoice, state }) => hasInvoice || hasReached(state, 'Dispatched')))
    throw new Refusal('orderOnRoad', orderNo)
  await dropTrucks(
    tx,
    trucks.map(({ consignmentId }) => consignmentId),
  )
}
