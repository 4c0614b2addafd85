import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Db } from '../../platform/db/db'
import { queueOrderLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { findCartWays } from '../cart/cart-freight'
import { lockBuyer } from '../cart/cart.repository'
import { takeStock } from '../checkout/confirm-order.repository'
import { orderLineOf, orderOfCart } from '../checkout/order-of-cart'
import { requireAvailable } from '../checkout/require-available'
import { requireWithinCredit } from '../credit/require-within-credit'
import { currentCharges } from '../fees/fees.repository'
import { insertOrder, prepareOrder } from '../orders/insert-order.repository'
import { orderConfirmed } from '../orders/order-letters'
import { toOrder } from '../orders/to-order'
import type { RequestRecord } from './approvals.repository'
import type { ApprovalDesk, Approver } from './approve'
import { frozenCharges, frozenPrice, frozenRates, frozenUntil } from './freeze'
import { listRequested, lockRequestedStock, updatePrices } from './requested-lines.repository'

/** The requester's order at the frozen prices. Locks as confirming a cart does: the buyer, then the stock. */
export async function orderCart(
  tx: Db,
  { seller, siteUrl }: ApprovalDesk,
  { at }: Actor,
  request: RequestRecord,
  approver: Approver,
): Promise<number[]> {
  const { requesterId: buyerId, companyId } = request
  const buyer = await lockBuyer(tx, buyerId)
  if (buyer.companyId !== companyId) throw new Refusal('requestNotFound')
  await lockRequestedStock(tx, request.id)
  const lines = (await listRequested(tx, request.id)).map(({ frozen }) => frozen)
  for (const line of lines) requireAvailable(line, true)
  const { shippingAddress: shipping, billingAddress: billing } = request
  const order = {
    ...orderOfCart({ lines, ...frozenRates(request), shipping, billing }),
    ...notesOf(request),
    ...approver,
    buyerId,
    companyId,
    orderedBy: request.askedBy,
    legalName: buyer.legalName,
    phone: buyer.phone,
    seller,
    at,
  }
  await requireWithinCredit(tx, companyId, order.totalPaise)
  const ordered = lines.map(orderLineOf)
  await takeStock(tx, ordered)
  const stored = await prepareOrder(tx, order, ordered)
  await insertOrder(tx, stored)
  await queueOrderLetter(tx, buyer, () => orderConfirmed(toOrder(stored), siteUrl), stored.order)
  return [stored.order.id]
}

/** What the requester added for his books and the driver. */
export const notesOf = ({ buyerOrderNo, buyerOrderDate, wantedDay, unloadingRemark }: RequestRecord) => ({
  buyerOrderNo,
  buyerOrderDate,
  wantedDay,
  unloadingRemark,
})

/** Today's prices, fees and freight. Under the buyer's lock, since the month's sum counts what waits. */
export async function repriceCart(tx: Db, { at }: Actor, request: RequestRecord) {
  await lockBuyer(tx, request.requesterId)
  const lines = (await listRequested(tx, request.id)).map(({ today }) => today)
  const { fees, isFreightCharged } = await currentCharges(tx)
  const yards = isFreightCharged ? await findCartWays(tx, lines, request.shippingAddress) : null
  await updatePrices(
    tx,
    lines.map((line) => ({ id: line.cartLineId, ...frozenPrice(line) })),
  )
  return { ...frozenCharges({ lines, fees, yards }), frozenUntil: frozenUntil(at) }
}
