import type { SupplierOrder } from '@lohahaat/contract/supply/orders/supplier-order'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { nameItem } from '../../inventory/stock/name-item'
import { followTrucks } from '../../ordering/order-trucks/follow-trucks'
import { lockOrder } from '../../ordering/orders/orders.repository'
import type { Database, Db } from '../../platform/db/db'
import { desk, queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { sellerIdOf } from '../seller-of'
import { findSellerName, linesOfSeller, setAnswer, type SellersLine } from './supplier-lines.repository'
import { linesRefused } from './supplier-letters'
import { readSupplierOrder } from './supplier-orders'

export interface SupplyDesk {
  db: Database
  siteUrl: string
  /** Who hears of refused lines. */
  supportEmail: string
}

interface Answered {
  orderId: number
  orderLineIds: readonly number[]
}

/** A supplier takes lines of his. Of an answer and the end of the time at once, the first to lock the order wins. */
export const acceptLines = ({ db }: SupplyDesk, actor: Actor, answered: Answered): Promise<SupplierOrder> =>
  db.transaction(async (tx) => {
    await answer(tx, actor, answered, 'Accepted', null)
    return readSupplierOrder(tx, actor, answered.orderId)
  })

/** A supplier refuses lines of his, and the desk is told. */
export const refuseLines = (
  { db, siteUrl, supportEmail }: SupplyDesk,
  actor: Actor,
  { reason, ...answered }: Answered & { reason: string },
): Promise<SupplierOrder> =>
  db.transaction(async (tx) => {
    const refused = await answer(tx, actor, answered, 'Refused', reason)
    const order = await readSupplierOrder(tx, actor, answered.orderId)
    const name = await findSellerName(tx, sellerIdOf(actor))
    const about = { orderNo: order.orderNo, orderId: order.orderId, seller: name, items: refused.map(nameOf), reason }
    if (refused.length > 0) await queueLetter(tx, desk(supportEmail), () => linesRefused(about, siteUrl))
    return order
  })

async function answer(
  tx: Db,
  actor: Actor,
  { orderId, orderLineIds }: Answered,
  state: 'Accepted' | 'Refused',
  reason: string | null,
): Promise<SellersLine[]> {
  const sellerId = sellerIdOf(actor)
  const own = { orderId, sellerId, at: actor.at }
  // Before the lock, so that nobody can lock an order that is not his.
  if ((await linesOfSeller(tx, own)).length === 0) throw new Refusal('orderNotFound')
  const order = await lockOrder(tx, orderId, 'anybody')
  const lines = await linesOfSeller(tx, own)
  const named = orderLineIds.map((id) => lines.find(({ line }) => line.id === id))
  const answered = named.flatMap((line) => requireWaiting(line, state))
  const ids = answered.map(({ line }) => line.id)
  if (ids.length > 0)
    await setAnswer(
      tx,
      { sellerId, orderLineIds: ids },
      { state, answeredAt: actor.at, answeredBy: actor.userId, reason },
    )
  // Another truck may stand there already.
  if (order) await followTrucks(tx, order, actor)
  return answered
}

/** A line that has this answer already needs none. */
function requireWaiting(line: SellersLine | undefined, state: SellersLine['state']): SellersLine[] {
  if (!line) throw new Refusal('orderLineNotFound')
  if (line.state === state) return []
  if (line.state !== 'Waiting') throw new Refusal('lineNotWaiting', nameOf(line), line.state)
  return [line]
}

const nameOf = ({ line }: SellersLine) => nameItem({ ...line, thickness: line.subClass1Name })
