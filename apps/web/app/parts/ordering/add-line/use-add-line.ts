import { deleteCart } from '@lohahaat/contract/ordering/cart/delete-cart'
import { quantityProblem } from '@lohahaat/contract/ordering/cart/quantity-problem'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import type { Item } from '@lohahaat/domain/catalogue/item'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { Converted, Quantity } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { showToast } from '../../../ui/messages/toast-store'
import type { CartItems } from '../cart-toggle/use-cart-items'
import { useSignInFirst } from '../cart-toggle/use-sign-in-first'
import { changeUnitOf } from '../quantity/change-unit'
import { describeLine } from './describe-line'

export type AddLine = ReturnType<typeof useAddLine>

const untyped: Converted = { quantity: '', unit: 'Ton', from: null }

/** Puts an item into the cart with what is typed, changes it there, or takes it out by a second press. */
export function useAddLine(item: Item, cart: CartItems) {
  const { itemId } = item
  const { isSignedIn } = useSession()
  const askToSignIn = useSignInFirst()
  const [typed, setTyped] = useState(untyped)
  const [added, setAdded] = useState<Quantity | null>(null)
  const [isBusy, setBusy] = useState(false)

  const isTyped = typed.quantity.trim() !== ''
  const wanted: Quantity = { quantity: typed.quantity.trim() || '1', unit: typed.unit }
  const isAsAdded = added ? isSame(added, wanted) : !isTyped
  const isSettled = cart.has(itemId) && isAsAdded
  const name = nameItem(item)

  async function press() {
    const problem = quantityProblem(wanted.quantity, wanted.unit)
    if (problem) showToast(problem, 'error')
    else await (isSignedIn ? change() : askToSignIn({ itemId, name, ...wanted }))
  }

  async function change() {
    setBusy(true)
    try {
      await (isSettled ? browserApi.send(deleteCart, { itemId }) : browserApi.send(saveCart, { itemId, ...wanted }))
      cart.set(itemId, !isSettled)
      setAdded(isSettled ? null : wanted)
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  return {
    item,
    name,
    typed,
    type: (quantity: string) => setTyped((before) => ({ quantity, unit: before.unit, from: null })),
    changeUnit: (unit: Unit) => setTyped((before) => changeUnitOf(before, unit, item.weightPerPiece)),
    /** Null until something is typed that can be ordered. */
    sums: isTyped ? describeLine(item, wanted) : null,
    isTyped,
    isSettled,
    isBusy,
    press,
  }
}

const isSame = (one: Quantity, other: Quantity) => one.quantity === other.quantity && one.unit === other.unit
