import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import {
  planConsignment as planCall,
  type changeConsignment as changeCall,
} from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { hasReached, isOpenForLoading } from '@lohahaat/domain/fulfilment/consignment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isOpenForChange } from '@lohahaat/domain/ordering/order-status'
import { may } from '../../identity/sign-in/may'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import type { OrderDesk } from '../../ordering/order-changes/change-order'
import { listLines } from '../../ordering/order-changes/change-order.repository'
import { dropTrucks } from '../../ordering/order-trucks/order-trucks.repository'
import {
  findOrderRow,
  lockOrder,
  type OrderLineRecord,
  type OrderRecord,
} from '../../ordering/orders/orders.repository'
import type { Database, Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { Refusal } from '../../platform/refusal'
import { withdrawSlip } from '../weighbridge/withdraw-slip'
import { findNotAccepted, insertConsignment, replaceLoads, updateConsignment } from './change-consignments.repository'
import { conclude, concludeGone } from './conclude'
import type { StoredConsignment } from './consignments.repository'
import { lockConsignmentFor } from './find-consignment'
import { nameOf, requireLine, requireRoom, toLoads, type Load } from './loads'
import { answerConsignment, findLoading } from './read-consignments'
import { tellOf } from './letters/tell-of-consignment'

type Planned = ParsedInputOf<typeof planCall>
type Changed = ParsedInputOf<typeof changeCall>

/** Plans a truck. A repeat with the same key plans no other. */
export const planConsignment = (
  { db, siteUrl }: OrderDesk,
  actor: Actor,
  { orderId, lines: wanted, ...truck }: Planned,
  key: string | undefined,
): Promise<Consignment> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, actor.userId)
    const request = { userId: actor.userId, call: `POST ${planCall.path}`, key }
    const { answer } = await doOnce(tx, request, actor.at, async () => {
      // Before the lock too, so that nobody can lock an order that is not his.
      await requireLoadable(tx, actor, await findOrderRow(tx, orderId), wanted)
      const order = await lockOrder(tx, orderId, 'anybody')
      const { lines, sellerId } = await requireLoadable(tx, actor, order, wanted)
      if (!order || !isOpenForChange(order.status))
        throw new Refusal('orderClosed', order?.orderNo ?? '', order?.status ?? '')
      const loads = await fitLoads(tx, order, lines, wanted)
      const { companyId } = order
      const made = { orderId, companyId, sellerId, createdBy: actor.userId, createdAt: actor.at }
      const id = await insertConsignment(tx, { ...made, ...truck }, loads)
      const answer = await conclude(tx, actor, order, null, id)
      await tellOf(tx, order, answer, siteUrl)
      return answer
    })
    return answer
  })

/** The lines that the actor may put on a truck of this order, all of one seller. */
async function requireLoadable(
  tx: Db,
  actor: Actor,
  order: OrderRecord | null,
  wanted: readonly { orderLineId: number }[],
) {
  const found = order ? await listLines(tx, order.id) : []
  const owners = { buyerId: order?.buyerId ?? 0, companyId: order?.companyId ?? 0 }
  const lines = found.filter(({ sellerId }) => may(actor, 'load a consignment', { ...owners, sellerId }))
  if (lines.length === 0) throw new Refusal('orderNotFound')
  const sellers = new Set(wanted.map(({ orderLineId }) => requireLine(lines, orderLineId).sellerId))
  const [sellerId = null] = sellers
  if (sellers.size > 1) throw new Refusal('oneSellerOnly')
  return { lines, sellerId }
}

/** The loads of a truck, where they fit beside the other trucks of the locked order. */
async function fitLoads(
  tx: Db,
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
  wanted: Planned['lines'],
  ownId?: number,
): Promise<Load[]> {
  const loads = toLoads(wanted, lines)
  const named = loads.map(({ orderLineId }) => requireLine(lines, orderLineId))
  const missing = await findNotAccepted(tx, order.id, named[0]?.sellerId ?? null)
  const refused = named.find(({ id }) => missing.has(id))
  if (refused) throw new Refusal('lineNotAccepted', nameOf(refused))
  const { trucks, tolerance } = await findLoading(tx, order.id)
  requireRoom(loads, lines, { trucks: trucks.filter(({ consignmentId }) => consignmentId !== ownId), tolerance })
  return loads
}

/** Changes a truck until it is received, and what it carries until it has its invoice. */
export const changeConsignment = (
  db: Database,
  actor: Actor,
  { consignmentId, version, lines: wanted, ...truck }: Changed,
): Promise<Consignment> =>
  db.transaction(async (tx) => {
    const stored = await lockConsignmentFor(tx, actor, consignmentId, 'load a consignment')
    const { consignment, order } = stored
    if (consignment.version !== version) throw new Refusal('consignmentChanged')
    if (hasReached(consignment.state, 'Received')) throw new Refusal('consignmentNotNext', consignment.state)
    if (hasReached(consignment.state, 'Loaded') && truck.vehicleNo === null) throw new Refusal('vehicleMissing')
    if (wanted) {
      requireOpen(stored)
      const lines = (await listLines(tx, order.id)).filter(({ sellerId }) => sellerId === consignment.sellerId)
      const loads = await fitLoads(tx, order, lines, wanted, consignmentId)
      await replaceLoads(tx, consignmentId, stored.lines, loads)
      if (isOtherLoad(stored, loads)) await withdrawSlip(tx, actor, consignmentId)
    }
    await updateConsignment(tx, consignmentId, truck)
    if (consignment.invoiceNo === null && truck.vehicleNo !== consignment.vehicleNo)
      await withdrawSlip(tx, actor, consignmentId)
    return conclude(tx, actor, order, stored, consignmentId)
  })

const isOtherLoad = ({ lines }: StoredConsignment, loads: readonly Load[]) =>
  lines.length !== loads.length ||
  lines.some(({ load }) => loads.find(({ orderLineId }) => orderLineId === load.orderLineId)?.grams !== load.grams)

function requireOpen({ consignment: { state, invoiceNo } }: StoredConsignment) {
  if (invoiceNo !== null) throw new Refusal('consignmentInvoiced', invoiceNo)
  if (!isOpenForLoading(state, { hasInvoice: false })) throw new Refusal('consignmentNotNext', state)
}

/** What it was to carry is left to load again. */
export const dropConsignment = ({ db, siteUrl }: OrderDesk, actor: Actor, consignmentId: number) =>
  db.transaction(async (tx) => {
    const stored = await lockConsignmentFor(tx, actor, consignmentId, 'load a consignment')
    requireOpen(stored)
    const truck = await answerConsignment(tx, actor, stored)
    await dropTrucks(tx, [consignmentId])
    await concludeGone(tx, actor, stored)
    await tellOf(tx, stored.order, truck, siteUrl, 'Dropped')
    return { success: true as const }
  })
