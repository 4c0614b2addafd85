import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useStockDesk } from '../stock-desk'
import type { PriceChangeInput } from './price-change-values'

const PAUSE_MS = 350

export type PricePreview = ResponseOf<typeof previewPriceChange>

interface Answer {
  to: string
  preview: PricePreview | null
  error: string | null
}

/** The debounced preview of a change. The last preview stays until the next one is loaded. */
export function usePricePreview(input: PriceChangeInput | null) {
  const { calls } = useStockDesk()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [asked, setAsked] = useState(0)
  const question = input && `${asked} ${JSON.stringify(input)}`

  const ask = useEffectEvent((): Promise<Omit<Answer, 'to'>> => {
    if (!input) return Promise.resolve({ preview: null, error: null })
    return browserApi.send(calls.previewChange, input).then(
      (preview) => ({ preview, error: null }),
      (error: unknown) => ({ preview: null, error: errorText(error) }),
    )
  })

  useEffect(() => {
    if (question === null) return
    let isWanted = true
    const timer = setTimeout(() => {
      void ask().then((answered) => isWanted && setAnswer({ ...answered, to: question }))
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [question])

  const isCurrent = answer?.to === question
  return {
    preview: question === null ? null : (answer?.preview ?? null),
    error: isCurrent ? answer.error : null,
    /** The preview is older than the form values. */
    busy: question !== null && !isCurrent,
    askAgain: () => setAsked(asked + 1),
  }
}
