import type { saveCart as saveCartCall } from '@lohahaat/contract/ordering/cart/save-cart'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { settleAll } from '../../platform/db/fast/settle-all'
import { Refusal } from '../../platform/refusal'
import { nameItem } from '../../inventory/stock/name-item'
import { lockItem, insertLine, listItemsInCart, updateLine } from './cart.repository'
import { changeCart, type CartDesk } from './change-cart'

export const MAX_LINES = 200

/**
 * Adds an item: as much as was asked for, otherwise one ton. An item that is already in the cart keeps its quantity
 * unless another was asked for.
 */
export const saveCart = (
  desk: CartDesk,
  actor: Actor,
  { itemId, quantity, unit }: ParsedInputOf<typeof saveCartCall>,
) =>
  changeCart(desk, actor, async (tx, buyerId) => {
    const [item, lines] = await settleAll(tx, [() => lockItem(tx, itemId), () => listItemsInCart(tx, buyerId)])
    if (!item) throw new Refusal('unknownRecord')
    if (!item.active) throw new Refusal('notSold', nameItem(item))
    if (unit === 'Pieces' && item.pieceGrams === null) throw new Refusal('noWeight')
    const wanted = quantity && unit ? { quantity, unit } : null
    const present = lines.find(({ stockItemId }) => stockItemId === itemId)
    if (present) {
      if (wanted) await updateLine(tx, present.cartLineId, wanted)
      return { answer: { cartLineId: present.cartLineId }, added: 0 }
    }
    if (lines.length >= MAX_LINES) throw new Refusal('cartFull', MAX_LINES)
    const cartLineId = await insertLine(tx, { buyerId, stockItemId: itemId, ...(wanted ?? ONE_TON) })
    return { answer: { cartLineId }, added: 1 }
  })

const ONE_TON = { quantity: '1', unit: 'Ton' } as const
