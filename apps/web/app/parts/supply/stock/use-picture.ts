import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useStockDesk } from '../stock-desk'
import type { StockValues } from './stock-values'

/** The picture of an item. It is uploaded when chosen, and linked to the item when that is saved. */
export function usePicture({ control, setValue }: UseFormReturn<StockValues>) {
  const { calls } = useStockDesk()
  const name = useWatch({ control, name: 'imageFileName' })
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const set = (fileName: string | null) => setValue('imageFileName', fileName, { shouldDirty: true })

  async function send(file: File) {
    setSending(true)
    setError(undefined)
    try {
      set((await browserApi.send(calls.sendImage, { file })).imageFileName)
    } catch (refusal) {
      setError(errorText(refusal))
    } finally {
      setSending(false)
    }
  }

  return { name, isSending, error, send, remove: () => set(null) }
}

export type Picture = ReturnType<typeof usePicture>
