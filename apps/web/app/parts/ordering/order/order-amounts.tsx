import type { Order } from '@lohahaat/domain/ordering/order'
import { Card } from '../../../ui/card'
import { formatTons } from '../../platform/format'
import { Amounts } from '../amounts/amounts'
import { amountsOfOrder } from '../amounts/amounts-shown'
import { TotalInWords } from '../amounts/total-in-words'
import { texts } from './texts'

/** The quantity and the amounts of an order, with the total in words. */
export function OrderAmounts({ order, title }: { order: Order; title: string }) {
  const amounts = amountsOfOrder(order)
  return (
    <Card title={title} className="break-inside-avoid">
      <dl className="mb-2 flex items-baseline justify-between gap-4 text-[0.9375rem]">
        <dt className="text-ink-soft">{texts.totalQuantity}</dt>
        <dd className="font-medium">{formatTons(order.totalTons)}</dd>
      </dl>
      <Amounts amounts={amounts} />
      <div className="mt-2">
        <TotalInWords total={amounts.total} />
      </div>
    </Card>
  )
}
