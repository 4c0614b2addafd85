import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import type { TypedNotes } from '../../../parts/ordering/buyer-notes/use-buyer-notes'
import { failureText } from '../../../parts/ordering/cart/failure-text'
import { writeSeen } from '../../../parts/ordering/cart/seen-store'
import { showToast } from '../../../ui/messages/toast-store'

/** Places the order. The key is the same for every retry during one visit, so that only one order is made. */
export function useConfirmOrder({ seen }: Cart, notes: TypedNotes) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const key = useRef<string>(undefined)

  async function confirm() {
    setBusy(true)
    try {
      key.current ??= newKey()
      const id = await browserApi.send(confirmOrder, { seen, ...notes }, { idempotencyKey: key.current })
      if (id > 0) {
        await navigate(`/orderSuccess/${id}`, { replace: true })
        writeSeen(null)
        return
      }
      showToast(cartMessages.confirmFailed, 'error')
      await revalidate()
    } catch (error) {
      showToast(failureText(cartMessages.confirmFailed, error), 'error')
      // A refusal means that the screen is outdated; without a response there is nothing newer to show.
      if (error instanceof ApiError && error.status === 400) await revalidate()
    } finally {
      setBusy(false)
    }
  }

  return { busy, confirm }
}
