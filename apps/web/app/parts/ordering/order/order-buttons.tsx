import type { Order } from '@lohahaat/domain/ordering/order'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { isOpenForChange } from '@lohahaat/domain/ordering/order-status'
import { Button } from '../../../ui/button'
import { OrderAgainButton } from '../order-again/order-again-button'
import type { useOrderDeletion } from './use-order-deletion'
import { texts } from './texts'

interface OrderButtonsProps {
  order: Order
  deletion: ReturnType<typeof useOrderDeletion>
  /** Whether it is the caller's to cancel. */
  canCancel: boolean
}

/** The buyer's actions for an order, or why it can no longer be cancelled. */
export function OrderButtons({ order, deletion, canCancel }: OrderButtonsProps) {
  // Single lines can still be deleted then, until they are on a truck.
  const isOnRoad = order.partlyDispatched === true
  return (
    <>
      <OrderAgainButton order={order} />
      {canCancel && !isOnRoad && (
        <Button busy={deletion.busy} onClick={deletion.cancel}>
          {texts.deletion.cancel}
        </Button>
      )}
      {isOnRoad && isOpenForChange(order.status) && (
        <p className="text-sm text-ink-soft">{refusalTexts.orderOnRoad(order.orderNo)}</p>
      )}
      {!isOpenForChange(order.status) && (
        <p className="text-sm text-ink-soft">{refusalTexts.orderClosed(order.orderNo, order.status)}</p>
      )}
    </>
  )
}
