import type { saveCart as saveCartCall } from '@lohahaat/contract/ordering/cart/save-cart'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { settleAll } from '../../platform/db/fast/settle-all'
import { Refusal } from '../../platform/refusal'
import { nameItem } from '../../inventory/stock/name-item'
import { lockItem, insertLine, listItemsInCart } from './cart.repository'
import { changeCart, type CartDesk } from './change-cart'

export const MAX_LINES = 200

/** Adds one ton of an item. An item that is already in the cart keeps its quantity. */
export const saveCart = (desk: CartDesk, actor: Actor, { itemId }: ParsedInputOf<typeof saveCartCall>) =>
  changeCart(desk, actor, async (tx, buyerId) => {
    const [item, lines] = await settleAll(tx, [() => lockItem(tx, itemId), () => listItemsInCart(tx, buyerId)])
    if (!item) throw new Refusal('unknownRecord')
    if (!item.active) throw new Refusal('notSold', nameItem(item))
    const present = lines.find(({ stockItemId }) => stockItemId === itemId)
    if (present) return { answer: { cartLineId: present.cartLineId }, added: 0 }
    if (lines.length >= MAX_LINES) throw new Refusal('cartFull', MAX_LINES)
    return { answer: { cartLineId: await insertLine(tx, buyerId, itemId) }, added: 1 }
  })
