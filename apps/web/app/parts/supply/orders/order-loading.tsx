import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchOrderLoading } from '@lohahaat/contract/supply/orders/order-loading'
import { texts } from './texts'

/** For the buyer: how much of an order its suppliers have accepted. Nothing where none was asked. */
export function OrderLoading({ loading: { asked, accepted } }: { loading: ResponseOf<typeof fetchOrderLoading> }) {
  if (asked === 0) return null
  const isComplete = accepted === asked
  return (
    <p className={`mt-5 text-sm print:hidden ${isComplete ? 'text-green' : 'text-ink-soft'}`}>
      {isComplete ? texts.loading.complete(asked) : texts.loading.partly(accepted, asked)}
    </p>
  )
}
