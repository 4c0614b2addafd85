import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import type { Order, OrderLine } from '@lohahaat/domain/ordering/order'
import { orderMessages } from '@lohahaat/contract/platform/messages'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, unreachable } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { isDeleted } from './is-deleted'
import { texts } from './texts'

/** Cancels an order, or deletes one line of it, after confirmation, and reloads the screen. */
export function useOrderDeletion({ orderId, orderNo }: Order) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function deleteBy(send: () => Promise<string>) {
    setBusy(true)
    try {
      showToast(await send())
      await revalidate()
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 400
      showToast(isRefused ? error.text : orderMessages.deleteFailed, 'error')
      // The order has changed since it was shown.
      if (isRefused) await revalidate()
    } finally {
      setBusy(false)
    }
  }

  async function cancel() {
    const { cancelTitle, cancelAction } = texts.deletion
    const question = { title: cancelTitle(orderNo), text: orderMessages.cancelQuestion, action: cancelAction }
    if (!(await confirm({ ...question, isDanger: true }))) return
    await deleteBy(async () => {
      if (!isDeleted(await browserApi.send(deleteOrder, { orderId }))) throw unreachable()
      return orderMessages.deleted
    })
  }

  async function deleteLine(line: OrderLine) {
    const action = texts.deletion.deleteItemAction
    const question = { title: nameItem(line), text: orderMessages.deleteLineQuestion, action }
    if (!(await confirm({ ...question, isDanger: true }))) return
    await deleteBy(async () => {
      const input = { orderId, orderLineId: line.orderLineId }
      const answer = (await browserApi.send(deleteItem, input)) as { orderRemoved?: boolean } | null
      return answer?.orderRemoved ? orderMessages.deleted : texts.deletion.itemDeleted(orderNo)
    })
  }

  return { busy, cancel, deleteLine }
}
