import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, errorText } from '../../api/api-error'
import { showToast } from '../../ui/messages/toast-store'

/** Runs the action of a button. A refusal means that the data has changed, so the screen is reloaded. */
export function useAction(onRefused: () => void) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showToast(errorText(error), 'error')
      if (!(error instanceof ApiError) || error.status !== 400) return
      onRefused()
      await revalidate()
    } finally {
      setBusy(false)
    }
  }

  return { busy, run, revalidate }
}
