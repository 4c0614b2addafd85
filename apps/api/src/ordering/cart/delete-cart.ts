import type { deleteCart as deleteCartCall } from '@lohahaat/contract/ordering/cart/delete-cart'
import type { CallContext } from '../../platform/http/route'
import { deleteItemFromCart } from './cart.repository'
import { changeCart } from './change-cart'

/** The catalogue's remove button; removing an item twice is no error. */
export const deleteCart = (context: CallContext<typeof deleteCartCall>) =>
  changeCart(context, async (tx, buyerId) => {
    const deleted = await deleteItemFromCart(tx, buyerId, context.input.itemId)
    return { answer: {}, added: -deleted }
  })
