import { orderAgain } from '@lohahaat/contract/ordering/order-again/order-again'
import type { Order } from '@lohahaat/domain/ordering/order'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { CartIcon } from '../../../ui/icons'
import { showToast } from '../../../ui/messages/toast-store'
import { describeAdded } from './describe-added'
import { texts } from './texts'

/** Adds the items that are still sold to the cart and goes there, unless the cart is empty. */
export function OrderAgainButton({ order: { orderId } }: { order: Order }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function addToCart() {
    setBusy(true)
    try {
      const answer = await browserApi.send(orderAgain, { orderId })
      showToast(describeAdded(answer), answer.added === 0 && answer.notSold.length > 0 ? 'error' : 'success')
      if (answer.cart > 0) await navigate('/cart')
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button busy={busy} onClick={addToCart}>
      <CartIcon className="size-4.5" />
      {texts.again.button}
    </Button>
  )
}
