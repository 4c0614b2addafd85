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
  const waitingLines = supplierLines.filter(({ state }) => state === 'Waiting')
  const chosenLines = waitingLines.filter(({ orderLineId }) => !left.has(orderLineId))
  const chosen = chosenLines.map(({ orderLineId }) => orderLineId)

  const toggle = (id: number) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))

  const accept = () =>
    run(async () => {
      await browserApi.send(acceptLines, { orderId, orderLineIds: chosen })
      showToast(texts.isAccepted)
      await revalidate()
      setLeft(new Set())
    })

  /** Whether it was taken; else what was typed stays. */
  async function refuse(reason: string) {
    let isTaken = false
    await run(async () => {
      await browserApi.send(refuseLines, { orderId, orderLineIds: chosen, reason })
      isTaken = true
      showToast(texts.isRefused)
      await revalidate()
      setLeft(new Set())
    })
    return isTaken
  }

  return {
    waiting: waitingLines,
    chosen: new Set(chosen),
    /** Of the chosen lines. */
    kg: sumOf(
      chosenLines.map(({ kg }) => kg),
      1000,
    ),
    amount: sumOf(
      chosenLines.map(({ amount }) => amount),
      100,
    ),
    busy,
    toggle,
    accept,
    refuse,
  }
}

/** In whole grams or paise, so that no fraction is lost. */
const sumOf = (figures: readonly number[], parts: number) =>
  figures.reduce((sum, figure) => sum + Math.round(figure * parts), 0) / parts

export type Answering = ReturnType<typeof useAnswer>
