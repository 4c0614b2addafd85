import type { OrderGroup } from '@lohahaat/contract/confirm-order/order-group'
import { ProformaButton } from '../../parts/order/proforma-button'
import { StatusChange } from '../../parts/order/status-change'

export function DeskButtons({ order }: { order: OrderGroup }) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow print:hidden">
      <ProformaButton order={order} />
      <StatusChange order={order} variant="main" />
    </div>
  )
}
