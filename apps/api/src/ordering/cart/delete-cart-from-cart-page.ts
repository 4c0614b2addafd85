import type { deleteCartFromCartPage as deleteCartFromCartPageCall } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import type { CallContext } from '../../platform/http/route'
import { Refusal } from '../../platform/refusal'
import { deleteItemFromCart, findLine } from './cart.repository'
import { changeCart } from './change-cart'

/** Deletes one line by both its ids, so that a stale page cannot delete another line. */
export const deleteCartFromCartPage = (context: CallContext<typeof deleteCartFromCartPageCall>) =>
  changeCart(context, async (tx, buyerId) => {
    if (!(await findLine(tx, buyerId, context.input))) throw new Refusal('unknownRecord')
    const deleted = await deleteItemFromCart(tx, buyerId, context.input.itemId)
    return { answer: {}, added: -deleted }
  })
