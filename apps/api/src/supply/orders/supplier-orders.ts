import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { SupplierOrder } from '@lohahaat/contract/supply/orders/supplier-order'
import type { fetchSupplierOrders } from '@lohahaat/contract/supply/orders/supplier-orders'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { inSnapshot } from '../../ordering/orders/load-order'
import { findOrderRow } from '../../ordering/orders/orders.repository'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { sellerIdOf } from '../seller-of'
import { linesOfSeller, pageOfOrders } from './supplier-lines.repository'
import { toRow, toSupplierOrder } from './to-supplier-order'

/** The orders with lines of the actor's company. */
export async function listSupplierOrders(
  db: Db,
  actor: Actor,
  { state, page, pageSize }: ParsedInputOf<typeof fetchSupplierOrders>,
) {
  const { rows, total } = await pageOfOrders(db, {
    sellerId: sellerIdOf(actor),
    at: actor.at,
    ...(state && { state }),
    ...(page && { page }),
    ...(pageSize && { pageSize }),
  })
  return { rows: rows.map(toRow), total }
}

export const loadSupplierOrder = (db: Database, actor: Actor, orderId: number): Promise<SupplierOrder> =>
  inSnapshot(db, (tx) => readSupplierOrder(tx, actor, orderId))

/** Only what is the seller's own: an order without a line of his is none. */
export async function readSupplierOrder(tx: Db, actor: Actor, orderId: number): Promise<SupplierOrder> {
  const lines = await linesOfSeller(tx, { orderId, sellerId: sellerIdOf(actor), at: actor.at })
  const order = lines.length > 0 && (await findOrderRow(tx, orderId))
  if (!order) throw new Refusal('orderNotFound')
  return toSupplierOrder(order, lines)
}
