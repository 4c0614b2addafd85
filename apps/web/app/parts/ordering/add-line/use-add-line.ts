import { deleteCart } from '@lohahaat/contract/ordering/cart/delete-cart'
import { quantityProblem } from '@lohahaat/contract/ordering/cart/quantity'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import type { Item } from '@lohahaat/domain/catalogue/item'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { loginPath } from '../../../api/session/return-to'
import { useSession } from '../../../api/session/use-session'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import type { CartItems } from '../cart-toggle/use-cart-items'
import { describeLine, type TypedLine } from './describe-line'
import { texts } from './texts'

export type AddLine = ReturnType<typeof useAddLine>

/** One ton, as the cart itself adds, until something is typed. */
const untyped: TypedLine = { quantity: '', unit: 'Ton' }

/** Puts an item into the cart with what is typed, changes it there, or takes it out by a second press. */
export function useAddLine(item: Item, cart: CartItems) {
  const { isSignedIn } = useSession()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [typed, setTyped] = useState(untyped)
  const [added, setAdded] = useState<TypedLine | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isTyped = typed.quantity.trim() !== ''
  const isAsAdded = added ? added.quantity === typed.quantity && added.unit === typed.unit : !isTyped
  const isSettled = cart.has(item.itemId) && isAsAdded

  async function askToSignIn() {
    const { loginTitle: title, loginNeeded: text } = cartMessages
    if (await confirm({ title, text, action: texts.goToLogin })) await navigate(loginPath(window.location.href))
  }

  async function save() {
    const { itemId } = item
    const { cartLineId } = await browserApi.send(saveCart, { itemId })
    cart.set(itemId, true)
    if (isTyped)
      await browserApi.send(updateCart, { itemId, cartLineId, quantity: typed.quantity.trim(), unit: typed.unit })
    setAdded(typed)
  }

  async function takeOut() {
    await browserApi.send(deleteCart, { itemId: item.itemId })
    cart.set(item.itemId, false)
    setAdded(null)
  }

  async function press() {
    const problem = isTyped ? quantityProblem(typed.quantity, typed.unit) : null
    if (problem) return showToast(problem, 'error')
    if (!isSignedIn) return askToSignIn()
    setBusy(true)
    try {
      await (isSettled ? takeOut() : save())
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  return {
    item,
    name: nameItem(item),
    typed,
    type: (change: Partial<TypedLine>) => setTyped((before) => ({ ...before, ...change })),
    /** Null until something is typed that can be ordered. */
    sums: describeLine(item, typed),
    isTyped,
    isSettled,
    isBusy,
    press,
  }
}
