import type { deleteCart as deleteCartCall } from '@lohahaat/contract/ordering/cart/delete-cart'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { deleteItemFromCart } from './cart.repository'
import { changeCart, type CartDesk } from './change-cart'

/** The catalogue's remove button; removing an item twice is no error. */
export const deleteCart = (desk: CartDesk, actor: Actor, { itemId }: ParsedInputOf<typeof deleteCartCall>) =>
  changeCart(desk, actor, async (tx, buyerId) => {
    const deleted = await deleteItemFromCart(tx, buyerId, itemId)
    return { answer: {}, added: -deleted }
  })
