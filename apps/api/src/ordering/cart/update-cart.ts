import type { updateCart as updateCartCall } from '@lohahaat/contract/ordering/cart/update-cart'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../../platform/refusal'
import { findLine, updateLine } from './cart.repository'
import { changeCart, type CartDesk } from './change-cart'

/** Sets the quantity of a line. Items without a weight per piece are sold by the ton only. */
export const updateCart = (
  desk: CartDesk,
  actor: Actor,
  { quantity, unit, ...ids }: ParsedInputOf<typeof updateCartCall>,
) =>
  changeCart(desk, actor, async (tx, buyerId) => {
    const line = await findLine(tx, buyerId, ids)
    if (!line) throw new Refusal('unknownRecord')
    if (unit === 'Pieces' && line.pieceGrams === null) throw new Refusal('noWeight')
    await updateLine(tx, line.id, { quantity, unit })
    return { answer: {}, added: 0 }
  })
