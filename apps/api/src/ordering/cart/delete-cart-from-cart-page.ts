import type { deleteCartFromCartPage as deleteCartFromCartPageCall } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../../platform/refusal'
import { deleteItemFromCart, findLine } from './cart.repository'
import { changeCart, type CartDesk } from './change-cart'

/** Deletes one line by both its ids, so that a stale page cannot delete another line. */
export const deleteCartFromCartPage = (
  desk: CartDesk,
  actor: Actor,
  line: ParsedInputOf<typeof deleteCartFromCartPageCall>,
) =>
  changeCart(desk, actor, async (tx, buyerId) => {
    if (!(await findLine(tx, buyerId, line))) throw new Refusal('unknownRecord')
    const deleted = await deleteItemFromCart(tx, buyerId, line.itemId)
    return { answer: {}, added: -deleted }
  })
