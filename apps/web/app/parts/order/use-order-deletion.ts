import { deleteItem } from '@lohahaat/contract/confirm-order/delete-item'
import { deleteOrder } from '@lohahaat/contract/confirm-order/delete-order'
import type { OrderGroup } from '@lohahaat/contract/confirm-order/order-group'
import type { OrderLine } from '@lohahaat/contract/confirm-order/order-line'
import { orderMessages } from '@lohahaat/contract/messages'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../../api/api-error'
import { browserApi } from '../../api/browser-api'
import { useConfirm } from '../../ui/confirm'
import { showToast } from '../../ui/toast-store'
import { nameItem } from '@lohahaat/domain/pipe-name'
import { texts } from './texts'

/** Cancels an order, or deletes one line of it, after asking; then the screen shows what is left. */
export function useOrderDeletion({ groupOrderId, orderNo }: OrderGroup) {
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
      // The order is not what it was when it was shown.
      if (isRefused) await revalidate()
    } finally {
      setBusy(false)
    }
  }

  async function cancel() {
    const { cancelTitle, cancelAction } = texts.deletion
    const question = { title: cancelTitle(orderNo), text: orderMessages.cancelQuestion, action: cancelAction }
    if (await confirm(question)) await deleteBy(() => browserApi.send(deleteOrder, { GroupOrderId: groupOrderId }))
  }

  async function deleteLine(line: OrderLine) {
    const action = texts.deletion.deleteItemAction
    const question = { title: nameItem(line), text: orderMessages.deleteLineQuestion, action }
    if (!(await confirm(question))) return
    await deleteBy(async () => {
      const input = { GroupOrderId: groupOrderId, OrderId: line.orderId }
      const { orderRemoved } = await browserApi.send(deleteItem, input)
      return orderRemoved ? orderMessages.deleted : texts.deletion.itemDeleted(orderNo)
    })
  }

  return { busy, cancel, deleteLine }
}
