import { MAX_QUANTITY } from '@lohahaat/contract/ordering/cart/quantity-problem'
import type { orderAgain as orderAgainCall } from '@lohahaat/contract/ordering/order-again/order-again'
import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { fromUnits, toUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import { wholeKilograms } from '@lohahaat/domain/catalogue/tons'
import { listItemsInCart } from '../cart/cart.repository'
import { changeCart, type CartDesk } from '../cart/change-cart'
import { MAX_LINES } from '../cart/save-cart'
import { may } from '../../identity/sign-in/may'
import { Refusal } from '../../platform/refusal'
import { nameItem } from '../../inventory/stock/name-item'
import { lockItems, insertLines, type LineToAdd } from './order-again.repository'
import { findOrder, type OrderLineRecord } from '../orders/orders.repository'

type Moved = ResponseOf<typeof orderAgainCall>['moved'][number]
type Item = Awaited<ReturnType<typeof lockItems>>[number]

/** Adds the lines of an earlier order, even a cancelled one, to the cart at today's prices. */
export const orderAgain = (desk: CartDesk, actor: Actor, { orderId }: ParsedInputOf<typeof orderAgainCall>) =>
  changeCart(desk, actor, async (tx, buyerId) => {
    const found = await findOrder(tx, orderId, actor)
    if (!found || !may(actor, 'repeat an order', found.order)) throw new Refusal('orderNotFound')
    const items = new Map((await lockItems(tx, idsOf(found.lines))).map((item) => [item.id, item]))
    const inCart = await listItemsInCart(tx, buyerId)
    const present = new Set(inCart.map(({ stockItemId }) => stockItemId))
    const adding: LineToAdd[] = []
    const notSold: string[] = []
    const moved: Moved[] = []
    for (const line of found.lines) {
      const item = items.get(line.stockItemId ?? 0)
      const name = nameItem({ ...line, thickness: line.subClass1Name })
      if (!item?.active) {
        notSold.push(name)
        continue
      }
      if (!present.has(item.id)) adding.push(lineOf(line, item))
      if (item.pricePaise !== line.pricePaise) moved.push(movedPrice(name, line, item))
    }
    if (inCart.length + adding.length > MAX_LINES) throw new Refusal('cartFull', MAX_LINES)
    await insertLines(tx, buyerId, adding)
    return { answer: { added: adding.length, notSold, moved }, added: adding.length }
  })

const movedPrice = (item: string, before: OrderLineRecord, now: Item): Moved => ({
  item,
  before: toRupees(before.pricePaise),
  now: toRupees(now.pricePaise),
})

const idsOf = (lines: readonly OrderLineRecord[]) =>
  lines.flatMap(({ stockItemId }) => (stockItemId === null ? [] : [stockItemId]))

/** Pieces of an item that is now sold by the ton only become the tons that they weighed. */
function lineOf({ unit, quantity, grams }: OrderLineRecord, { id, pieceGrams }: Item): LineToAdd {
  if (unit === 'Ton' || pieceGrams !== null) return { stockItemId: id, unit, quantity }
  return { stockItemId: id, unit: 'Ton', quantity: fromUnits(withinLimits(wholeKilograms(grams)), 3) }
}

const LIMITS = { least: toUnits(1, 3), most: toUnits(MAX_QUANTITY, 3) }

function withinLimits(kilograms: bigint): bigint {
  if (kilograms < LIMITS.least) return LIMITS.least
  return kilograms > LIMITS.most ? LIMITS.most : kilograms
}
