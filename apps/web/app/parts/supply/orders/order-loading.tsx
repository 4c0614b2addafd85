import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { fetchOrderLoading } from '@lohahaat/contract/supply/orders/order-loading'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { texts } from './texts'

/** For the buyer: how much of an order its suppliers have accepted. Nothing where none was asked. */
export function OrderLoading({ orderId, lineCount }: { orderId: number; lineCount: number }) {
  const [loading, setLoading] = useState<ResponseOf<typeof fetchOrderLoading> | null>(null)
  useEffect(() => {
    let isWanted = true
    browserApi.send(fetchOrderLoading, { orderId }).then(
      (loaded) => isWanted && setLoading(loaded),
      // The order itself is on the screen; this part is left out.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [orderId, lineCount])
  if (!loading || loading.asked === 0) return null
  const { asked, accepted } = loading
  const isComplete = accepted === asked
  return (
    <p className={`mt-5 text-sm print:hidden ${isComplete ? 'text-green' : 'text-ink-soft'}`}>
      {isComplete ? texts.loading.complete(asked) : texts.loading.partly(accepted, asked)}
    </p>
  )
}
