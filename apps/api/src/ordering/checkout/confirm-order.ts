import { NOTHING_CONFIRMED } from '@lohahaat/contract/ordering/checkout/confirm-order'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { lineGrams, wholeKilograms } from '@lohahaat/domain/catalogue/tons'
import { keepOrder, prepareOrder } from '../orders/insert-order.repository'
import { toOrder } from '../orders/to-order'
import type { Database } from '../../platform/db/db'
import { sendInLockOrder, settleAll } from '../../platform/db/fast/settle-all'
import { commitWithLastStatements } from '../../platform/db/fast/commit-with-last-statements'
import { currentFees } from '../fees/fees.repository'
import { orderConfirmed } from '../orders/order-letters'
import { queueOrderLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import type { Seller } from '@lohahaat/domain/reference/seller'
import { nameItem } from '../../inventory/stock/name-item'
import { listEveryAddress } from '../addresses/addresses.repository'
import { cartDigest } from './cart-digest'
import { listCart, lockBuyer, type CartRow } from '../cart/cart.repository'
import { emptyCart, findConfirmed, lockStock, takeStock } from './confirm-order.repository'
import { orderOfCart, orderLineOf } from './order-of-cart'

interface Confirmation {
  /** What the buyer saw, as FetchCartData called it; undefined: he takes it as it is now. */
  seen: string | undefined
  idempotencyKey: string | undefined
}

interface Confirmed {
  orderId: number
  /** How many lines the cart has now. */
  cart: number
}

/**
 * One cart becomes one order, however often and from wherever it is confirmed: the buyer is locked first, so that every
 * further confirmation finds either the order of its own key or an empty cart.
 */
export const confirmCart = (
  { db, seller, siteUrl }: { db: Database; seller: Seller; siteUrl: string },
  { userId, at }: Actor,
  { seen, idempotencyKey }: Confirmation,
): Promise<Confirmed> =>
  commitWithLastStatements(db, async (tx) => {
    // Whoever has the buyer's lock and then that of the stock sees what nobody changes any more.
    const [{ email, ...buyer }, confirmed, , lines, addresses, fees] = await sendInLockOrder(tx, [
      () => lockBuyer(tx, userId),
      () => (idempotencyKey === undefined ? null : findConfirmed(tx, userId, idempotencyKey)),
      () => lockStock(tx, { buyerId: userId }),
      () => listCart(tx, userId),
      () => listEveryAddress(tx, userId),
      () => currentFees(tx),
    ])
    if (confirmed !== null) return nothingMore({ orderId: confirmed, cart: lines.length })
    if (lines.length === 0) return nothingMore({ orderId: NOTHING_CONFIRMED, cart: 0 })
    lines.forEach(requireAvailable)
    const [shipping] = addresses.shipping
    const [billing] = addresses.billing
    if (!shipping) throw new Refusal('shippingMissing')
    if (!billing) throw new Refusal('billingMissing')
    const cart = { lines, fees, shipping, billing }
    if (seen !== undefined && seen !== cartDigest(cart)) throw new Refusal('cartChanged')

    const order = {
      ...orderOfCart(cart),
      ...buyer,
      buyerId: userId,
      seller,
      idempotencyKey: idempotencyKey ?? null,
      at,
    }
    const ordered = lines.map(orderLineOf)
    const [, , stored] = await settleAll(tx, [
      () => takeStock(tx, ordered, { userId, at }),
      () => emptyCart(tx, { buyerId: userId }),
      () => prepareOrder(tx, order, ordered),
    ])
    const write = () => orderConfirmed(toOrder(stored), siteUrl)
    // The number is locked by the order and read by its letter.
    const last = () =>
      sendInLockOrder(tx, [() => keepOrder(tx, stored), () => queueOrderLetter(tx, email, write, stored.order)])
    return { result: { orderId: stored.order.id, cart: 0 }, last }
  })

const nothingMore = (result: Confirmed) => ({ result, last: () => Promise.resolve() })

function requireAvailable(line: CartRow) {
  if (!line.active) throw new Refusal('notSold', nameItem(line))
  const asked = wholeKilograms(lineGrams(line))
  if (line.availableKg === null || asked <= line.availableKg) return
  throw new Refusal('notEnough', nameItem(line), fromUnits(line.availableKg, 3), fromUnits(asked, 3))
}
