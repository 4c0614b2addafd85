import { fetchConsignmentEwayBill, type ConsignmentEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

/** The e-way bill of a truck, loaded once its screen is drawn; again when what it depends on has changed. */
export function useEwayBill(consignmentId: number, changed: string | null) {
  const [bill, setBill] = useState<ConsignmentEwayBill | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isLeft = false
    void browserApi.send(fetchConsignmentEwayBill, { consignmentId }).then(
      (loaded) => {
        if (isLeft) return
        setBill(loaded)
        setFailed(false)
      },
      () => isLeft || setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [consignmentId, changed, attempt])
  return { bill, hasFailed, retry: () => setAttempt((before) => before + 1) }
}
