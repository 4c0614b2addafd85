import { fetchOrderConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

export type OrderTrucks = ResponseOf<typeof fetchOrderConsignments>

/** The trucks of an order, loaded once its screen is drawn; again when what they depend on has changed. */
export function useOrderTrucks(orderId: number, changed: string) {
  const [trucks, setTrucks] = useState<OrderTrucks | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isLeft = false
    void browserApi.send(fetchOrderConsignments, { orderId }).then(
      (loaded) => {
        if (isLeft) return
        setTrucks(loaded)
        setFailed(false)
      },
      () => isLeft || setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [orderId, changed, attempt])
  return { trucks, hasFailed, retry: () => setAttempt((before) => before + 1) }
}
