import { NOTHING_CONFIRMED } from '@lohahaat/contract/ordering/checkout/confirm-order'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { BuyerNotes } from '@lohahaat/domain/ordering/order'
import { insertOrder, prepareOrder } from '../orders/insert-order.repository'
import { toOrder } from '../orders/to-order'
import type { Database } from '../../platform/db/db'
import { sendInLockOrder, settleAll } from '../../platform/db/fast/settle-all'
import { commitWithLastStatements } from '../../platform/db/fast/commit-with-last-statements'
import { currentCharges } from '../fees/fees.repository'
import { orderConfirmed } from '../orders/order-letters'
import { queueOrderLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import type { Seller } from '@lohahaat/domain/reference/seller'
import { listEveryAddress } from '../addresses/addresses.repository'
import { requireWithinCredit } from '../credit/require-within-credit'
import { requireWithinLimits } from '../approvals/require-within-limits'
import { cartDigest } from './cart-digest'
import { findCartWays } from '../cart/cart-freight'
import { listCart, lockBuyer } from '../cart/cart.repository'
import { emptyCart, findConfirmed, lockStock, takeStock } from './confirm-order.repository'
import { orderOfCart, orderLineOf } from './order-of-cart'
import { requireAvailable } from './require-available'
import { requireFutureDay } from './require-future-day'

interface Confirmation {
  /** The token of the cart that the buyer saw, from FetchCartData; undefined accepts the cart as it is now. */
  seen: string | undefined
  /** What the buyer adds. */
  notes?: BuyerNotes
  idempotencyKey: string | undefined
}

interface Confirmed {
  orderId: number
  /** The number of lines left in the cart. */
  cart: number
}

/**
 * One cart becomes one order, however often and from wherever it is confirmed: the buyer is locked first, so that every
 * further confirmation finds either the order with its own key or an empty cart.
 */
export const confirmCart = (
  { db, seller, siteUrl }: { db: Database; seller: Seller; siteUrl: string },
  { userId, companyId, at }: Actor,
  { seen, notes, idempotencyKey }: Confirmation,
): Promise<Confirmed> =>
  commitWithLastStatements(db, async (tx) => {
    // Under the lock of the buyer and then of the stock, what is read here can no longer change.
    const [buyer, confirmed, , lines, addresses, { fees, isFreightCharged }] = await sendInLockOrder(tx, [
      () => lockBuyer(tx, userId),
      () => (idempotencyKey === undefined ? null : findConfirmed(tx, userId, idempotencyKey)),
      () => lockStock(tx, { buyerId: userId }),
      () => listCart(tx, userId),
      () => listEveryAddress(tx, { userId, companyId }),
      () => currentCharges(tx),
    ])
    if (confirmed !== null) return withoutLastStatements({ orderId: confirmed, cart: lines.length })
    if (lines.length === 0) return withoutLastStatements({ orderId: NOTHING_CONFIRMED, cart: 0 })
    for (const line of lines) requireAvailable(line)
    const [shipping] = addresses.shipping
    const [billing] = addresses.billing
    if (!shipping) throw new Refusal('shippingMissing')
    if (!billing) throw new Refusal('billingMissing')
    requireFutureDay(notes?.wantedDay, at)
    const yards = isFreightCharged ? await findCartWays(tx, lines, shipping) : null
    const cart = { lines, fees, yards, shipping, billing }
    if (seen !== undefined && seen !== cartDigest(cart)) throw new Refusal('cartChanged')

    const order = {
      ...orderOfCart(cart),
      ...notes,
      buyerId: userId,
      companyId: buyer.companyId,
      orderedBy: buyer.contactName,
      legalName: buyer.legalName,
      phone: buyer.phone,
      seller,
      idempotencyKey: idempotencyKey ?? null,
      at,
    }
    await requireWithinLimits(tx, buyer, { paise: order.totalPaise, grams: order.totalGrams }, at)
    await requireWithinCredit(tx, buyer.companyId, order.totalPaise)
    const ordered = lines.map(orderLineOf)
    const [, , stored] = await settleAll(tx, [
      () => takeStock(tx, ordered),
      () => emptyCart(tx, { buyerId: userId }),
      () => prepareOrder(tx, order, ordered),
    ])
    const write = () => orderConfirmed(toOrder(stored), siteUrl)
    // The order takes the number, which its letter reads, so the order comes first.
    const last = () =>
      sendInLockOrder(tx, [() => insertOrder(tx, stored), () => queueOrderLetter(tx, buyer, write, stored.order)])
    return { result: { orderId: stored.order.id, cart: 0 }, last }
  })

const withoutLastStatements = (result: Confirmed) => ({ result, last: () => Promise.resolve() })
