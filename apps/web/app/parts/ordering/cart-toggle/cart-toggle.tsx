import { deleteCart } from '@lohahaat/contract/ordering/cart/delete-cart'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { loginPath } from '../../../api/session/return-to'
import { useSession } from '../../../api/session/use-session'
import { Button } from '../../../ui/button'
import type { ButtonLook } from '../../../ui/button-class'
import { useConfirm } from '../../../ui/messages/confirm'
import { CheckIcon } from '../../../ui/icons'
import { showToast } from '../../../ui/messages/toast-store'
import type { CartItems } from './use-cart-items'
import { texts } from './texts'

interface CartToggleProps extends ButtonLook {
  itemId: number
  /** The name of the item, for screen readers. */
  name: string
  cart: CartItems
}

/** Adds an item to the cart, or removes it. A visitor is asked to sign in first. */
export function CartToggle({ itemId, name, cart, variant = 'quiet', ...look }: CartToggleProps) {
  const { isSignedIn } = useSession()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const isIn = cart.has(itemId)

  async function askToSignIn() {
    const { loginTitle: title, loginNeeded: text } = cartMessages
    if (await confirm({ title, text, action: texts.goToLogin })) await navigate(loginPath(window.location.href))
  }

  async function toggle() {
    setBusy(true)
    try {
      await browserApi.send(isIn ? deleteCart : saveCart, { itemId })
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
      onClick={isSignedIn ? toggle : askToSignIn}
      aria-label={isIn ? texts.itemIsIn(name) : texts.addItem(name)}
      title={isIn ? texts.takeOut : undefined}
    >
      {isIn && <CheckIcon className="size-4" />}
      {isIn ? texts.isIn : texts.add}
    </Button>
  )
}
