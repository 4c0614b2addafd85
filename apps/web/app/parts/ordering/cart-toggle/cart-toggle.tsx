import { deleteCart } from '@lohahaat/contract/ordering/cart/delete-cart'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import type { Quantity } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import { useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { Button } from '../../../ui/button'
import type { ButtonLook } from '../../../ui/button-class'
import { CheckIcon } from '../../../ui/icons'
import { showToast } from '../../../ui/messages/toast-store'
import type { CartItems } from './use-cart-items'
import { texts } from './texts'

interface CartToggleProps extends ButtonLook {
  itemId: number
  /** The name of the item, for screen readers. */
  name: string
  cart: CartItems
  /** What was typed; without it one ton is added. */
  wanted?: Quantity | undefined
  /** Why it can't be added. */
  problem?: string | undefined
}

/** Adds an item to the cart, or removes it. A visitor is asked to sign in first. */
export function CartToggle({ itemId, name, cart, wanted, problem, variant = 'quiet', ...look }: CartToggleProps) {
  const { isSignedIn } = useSession()
  const [isBusy, setBusy] = useState(false)
  const isIn = cart.has(itemId)

  async function press() {
    if (problem && !isIn) showToast(problem, 'error')
    else await (isSignedIn ? toggle() : cart.askToSignIn({ itemId, name, ...wanted }))
  }

  async function toggle() {
    setBusy(true)
    try {
      await (isIn ? browserApi.send(deleteCart, { itemId }) : browserApi.send(saveCart, { itemId, ...wanted }))
      cart.set(itemId, !isIn)
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      {...look}
      variant={isIn ? 'chosen' : variant}
      busy={isBusy}
      onClick={press}
      aria-label={isIn ? texts.itemIsIn(name) : texts.addItem(name)}
      title={isIn ? texts.takeOut : undefined}
    >
      {isIn && <CheckIcon className="size-4" />}
      {isIn ? texts.isIn : texts.add}
    </Button>
  )
}
