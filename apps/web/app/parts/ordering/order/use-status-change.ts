import { setOrderStatus } from '@lohahaat/contract/ordering/order-changes/order-status'
import { orderMessages } from '@lohahaat/contract/platform/messages'
import type { OrderStatus } from '@lohahaat/domain/ordering/order-status'
import { browserApi } from '../../../api/browser-api'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { useAction } from '../../platform/use-action'
import { texts } from './texts'

export interface OrderToMove {
  orderId: number
  orderNo: string
  status: OrderStatus
}

/** Moves an order on; cancelling it asks first. */
export function useStatusChange({ orderId, orderNo }: OrderToMove, onDone: () => void) {
  const confirm = useConfirm()
  const { busy, run, revalidate } = useAction(onDone)

  async function move(status: OrderStatus, note: string) {
    const { cancelTitle, cancelAction } = texts.deletion
    const question = { title: cancelTitle(orderNo), text: orderMessages.cancelQuestion, action: cancelAction }
    if (status === 'Cancelled' && !(await confirm(question))) return
    await run(async () => {
      await browserApi.send(setOrderStatus, { orderId, status, note })
      showToast(texts.statusChange.isNow[status](orderNo))
      await revalidate()
      onDone()
    })
  }

  return { busy, move }
}
