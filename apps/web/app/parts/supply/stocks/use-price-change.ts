import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { showToast } from '../../../ui/messages/toast-store'
import { useStockDesk } from '../stock-desk'
import { inputOf, type PriceChangeValues } from './price-change-values'
import type { DoneChange } from './sheet/use-undo'
import { usePricePreview } from './use-price-preview'
import { texts } from './texts'

const initial: PriceChangeValues = { kind: 'amount', direction: 'up', figure: '', roundTo: '' }

interface PriceChangeEvents {
  onChanged: (change: DoneChange) => void
  onClose: () => void
}

/** A bulk price change: form values, preview and submission. */
export function usePriceChange(filters: StockFilters, { onChanged, onClose }: PriceChangeEvents) {
  const { calls } = useStockDesk()
  const { revalidate } = useRevalidator()
  const [values, setValues] = useState(initial)
  const [isChanging, setChanging] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const input = inputOf(filters, values)
  const { preview, error, busy, askAgain } = usePricePreview(input)
  const isReady = preview !== null && preview.count > 0 && !busy

  function set(changed: Partial<PriceChangeValues>) {
    setRefused(null)
    setValues({ ...values, ...changed })
  }

  async function change() {
    if (!input || !isReady || isChanging) return
    setChanging(true)
    try {
      const {
        changed,
        changeId,
        waiting = 0,
      } = await browserApi.send(calls.changePrices, { ...input, fingerprint: preview.fingerprint })
      showToast(texts.priceChange.done(changed))
      if (waiting > 0) showToast(texts.pricesWait(waiting))
      if (changeId !== null) onChanged({ changeId, words: texts.sheet.changed(changed) })
      onClose()
      await revalidate()
    } catch (error) {
      setRefused(errorText(error))
      setChanging(false)
      askAgain()
    }
  }

  return { values, set, preview, error, busy, isReady, isChanging, refused, change }
}
