import type { updateCart as updateCartCall } from '@lohahaat/contract/ordering/cart/update-cart'
import type { CallContext } from '../../platform/http/route'
import { Refusal } from '../../platform/refusal'
import { findLine, updateLine } from './cart.repository'
import { changeCart } from './change-cart'

/** Sets the quantity of a line. Items without a weight per piece are sold by the ton only. */
export const updateCart = (context: CallContext<typeof updateCartCall>) =>
  changeCart(context, async (tx, buyerId) => {
    const { quantity, unit, ...ids } = context.input
    const line = await findLine(tx, buyerId, ids)
    if (!line) throw new Refusal('unknownRecord')
    if (unit === 'Pieces' && line.pieceGrams === null) throw new Refusal('noWeight')
    await updateLine(tx, line.id, { quantity, unit })
    return { answer: {}, added: 0 }
  })
