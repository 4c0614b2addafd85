import { acceptLines, refuseLines } from '@lohahaat/contract/supply/orders/answer-lines'
import type { SupplierOrder } from '@lohahaat/contract/supply/orders/supplier-order'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** Which lines are answered, and how. All that wait are chosen at first, and after each answer. */
export function useAnswer({ orderId, supplierLines }: SupplierOrder) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { busy, run, revalidate } = useAction(() => setLeft(new Set()))
  const waiting = supplierLines.filter(({ state }) => state === 'Waiting').map(({ orderLineId }) => orderLineId)
  const chosen = waiting.filter((id) => !left.has(id))

  const toggle = (id: number) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))

  const accept = () =>
    run(async () => {
      await browserApi.send(acceptLines, { orderId, orderLineIds: chosen })
      showToast(texts.isAccepted)
      await revalidate()
      setLeft(new Set())
    })

  const refuse = (reason: string) =>
    run(async () => {
      await browserApi.send(refuseLines, { orderId, orderLineIds: chosen, reason })
      showToast(texts.isRefused)
      await revalidate()
      setLeft(new Set())
    })

  return { waiting, chosen: new Set(chosen), busy, toggle, accept, refuse }
}

export type Answering = ReturnType<typeof useAnswer>
