import type { LineToLoad, fetchOrderConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import { isOpenForChange } from '@lohahaat/domain/ordering/order-status'
import { toKilograms, truckLoad } from '@lohahaat/domain/sourcing/priced-list'
import { may } from '../../identity/sign-in/may'
import { inSnapshot } from '../../ordering/orders/load-order'
import { findOrder, type OrderLineRecord, type StoredOrder } from '../../ordering/orders/orders.repository'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findNotAccepted } from './change-consignments.repository'
import { findSellerNames, listOfOrder } from './consignments.repository'
import { answerConsignments, findLoading } from './read-consignments'
import { leftOf, orderedPipeOf, type Loading } from './to-consignment'

const SOMEBODY_ELSES = { buyerId: 0, companyId: 0 }

/** The trucks of an order and what is left to load: all of it for its buyer, his own part for a supplier. */
export const loadOrderConsignments = (
  db: Database,
  actor: Actor,
  orderId: number,
): Promise<ResponseOf<typeof fetchOrderConsignments>> =>
  inSnapshot(db, async (tx) => {
    const { order, lines, sellerId } = await requirePart(tx, actor, orderId)
    const loading = await findLoading(tx, orderId)
    const toLoad = await readLines(tx, actor, { order, lines }, loading)
    const left = truckLoad(toLoad.reduce((sum, { isComplete, leftGrams }) => (isComplete ? sum : sum + leftGrams), 0n))
    return {
      orderId: order.id,
      orderNo: order.orderNo,
      status: order.status,
      partlyDispatched: order.partlyDispatched,
      lines: toLoad.map(({ leftGrams: _, ...line }) => line),
      truckAdvice: left && {
        fullTrucks: left.fullTrucks,
        payloadTons: left.payloadTons,
        spareKg: toKilograms(left.spareGrams),
      },
      consignments: await answerConsignments(tx, actor, await listOfOrder(tx, orderId, sellerId), loading),
    }
  })

/** An order with the lines that the actor sees of it; with a seller where that is only his part. */
async function requirePart(
  tx: Db,
  actor: Actor,
  orderId: number,
): Promise<Pick<StoredOrder, 'order' | 'lines'> & { sellerId?: number }> {
  const { companyId, sellerId, sellingRole } = actor
  const own = await findOrder(tx, orderId, { companyId })
  if (own && isAllowed('see an order', { ...actor, adminRights: 'none' }, own.order)) return own
  const found = await findOrder(tx, orderId, 'anybody')
  if (sellerId !== null && sellingRole !== null && actor.adminRights === 'none') {
    const lines = found?.lines.filter((line) => line.sellerId === sellerId) ?? []
    if (found && lines.length > 0) return { order: found.order, lines, sellerId }
  }
  if (!may(actor, 'see an order', SOMEBODY_ELSES) || !found) throw new Refusal('orderNotFound')
  return found
}

async function readLines(
  tx: Db,
  actor: Actor,
  { order, lines }: Pick<StoredOrder, 'order' | 'lines'>,
  loading: Loading,
): Promise<(LineToLoad & { leftGrams: bigint })[]> {
  const sellers = [...new Set(lines.flatMap(({ sellerId }) => sellerId ?? []))]
  const names = await findSellerNames(tx, sellers)
  const waiting = new Set<number>()
  for (const sellerId of sellers) for (const id of await findNotAccepted(tx, order.id, sellerId)) waiting.add(id)
  const canLoad = ({ id, sellerId }: OrderLineRecord) =>
    isOpenForChange(order.status) &&
    !waiting.has(id) &&
    isAllowed('load a consignment', actor, { ...SOMEBODY_ELSES, sellerId })
  return lines.map((line) => ({
    ...orderedPipeOf(line),
    sellerId: line.sellerId,
    sellerName: line.sellerId === null ? null : (names.get(line.sellerId) ?? null),
    ...leftOf(line, loading),
    canLoad: canLoad(line),
  }))
}
