import { orderAgain } from '@lohahaat/contract/ordering/order-again/order-again'
import type { Order } from '@lohahaat/domain/ordering/order'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { CartIcon } from '../../../ui/icons'
import { showToast } from '../../../ui/messages/toast-store'
import { againState } from './again-state'
import { describeAdded } from './describe-added'
import { texts } from './texts'

/** Adds the items that are still sold to the cart and goes there, which says what has changed since; not to an empty one. */
export function OrderAgainButton({ order: { orderId, orderNo } }: { order: Order }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function addToCart() {
    setBusy(true)
    try {
      const answer = await browserApi.send(orderAgain, { orderId })
      showToast(describeAdded(answer), answer.added === 0 && answer.notSold.length > 0 ? 'error' : 'success')
      const { notSold, moved } = answer
      if (answer.cart > 0) await navigate('/cart', { state: againState({ orderNo, notSold, moved }) })
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button busy={busy} onClick={addToCart}>
      <CartIcon className="size-4.5" />
      {texts.button}
    </Button>
  )
}
