import { useState } from 'react'
import { showToast } from '../../../ui/messages/toast-store'
import { passkeyProblem } from './passkey-problem'

/** Runs a passkey action and shows a message if it fails. */
export function usePasskeyPress(cancelled: string) {
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showToast(passkeyProblem(error, cancelled), 'error')
    } finally {
      setBusy(false)
    }
  }

  return { busy, run }
}
