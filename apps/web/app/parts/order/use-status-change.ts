import { setOrderStatus } from '@lohahaat/contract/confirm-order/order-status'
import { orderMessages } from '@lohahaat/contract/messages'
import type { OrderStatus } from '@lohahaat/domain/order-status'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, errorText } from '../../api/api-error'
import { browserApi } from '../../api/browser-api'
import { useConfirm } from '../../ui/confirm'
import { showToast } from '../../ui/toast-store'

export interface OrderToMove {
  groupOrderId: number
  orderNo: string
  status: OrderStatus
}

/** Moves an order on; cancelling it asks first. A refusal means that somebody was faster, so the screen is loaded anew. */
export function useStatusChange({ groupOrderId, orderNo }: OrderToMove, onDone: () => void) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function move(status: OrderStatus, note: string) {
    const question = { title: `Cancel ${orderNo}`, text: orderMessages.cancelQuestion, action: 'Delete order' }
    if (status === 'Cancelled' && !(await confirm(question))) return
    setBusy(true)
    try {
      await browserApi.send(setOrderStatus, { groupOrderId, status, note })
      showToast(`${orderNo} is ${status.toLowerCase()}`)
      await revalidate()
      onDone()
    } catch (error) {
      showToast(errorText(error), 'error')
      if (error instanceof ApiError && error.status === 400) {
        onDone()
        await revalidate()
      }
    } finally {
      setBusy(false)
    }
  }

  return { busy, move }
}
