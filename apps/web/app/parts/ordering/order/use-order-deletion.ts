import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { fetchDeletionPreview } from '@lohahaat/contract/ordering/order-changes/deletion-preview'
import type { Order, OrderLine } from '@lohahaat/domain/ordering/order'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { formatRupees, rupees, type Paise } from '@lohahaat/domain/platform/money'
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
export function useOrderDeletion({ orderId, orderNo, totalPrice }: Order) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function deleteBy(send: () => Promise<string>) {
    await attempt(async () => {
      showToast(await send())
      await revalidate()
    })
  }

  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 400
      showToast(isRefused ? error.text : orderMessages.deleteFailed, 'error')
      // The order has changed since it was shown.
      if (isRefused) await revalidate()
      return null
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
    const input = { orderId, orderLineId: line.orderLineId }
    const left = await attempt(() => browserApi.send(fetchDeletionPreview, input))
    if (!left) return
    const action = texts.deletion.deleteItemAction
    const note = describeDeletion(rupees(totalPrice), left)
    const question = { title: nameItem(line), text: orderMessages.deleteLineQuestion, note, action }
    if (!(await confirm({ ...question, isDanger: true }))) return
    await deleteBy(async () => {
      const answer = (await browserApi.send(deleteItem, input)) as { orderRemoved?: boolean } | null
      return answer?.orderRemoved ? orderMessages.deleted : texts.deletion.itemDeleted(orderNo)
    })
  }

  return { busy, cancel, deleteLine }
}

/** What the order comes to without the line. */
function describeDeletion(before: Paise, { orderRemoved, totalPrice }: { orderRemoved: boolean; totalPrice: number }) {
  if (orderRemoved) return texts.deletion.lastItem
  return texts.deletion.newTotal(formatRupees(rupees(totalPrice)), formatRupees(before))
}
