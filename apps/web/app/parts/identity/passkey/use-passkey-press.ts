import { useState } from 'react'
import { showToast } from '../../../ui/messages/toast-store'
import { passkeyProblem } from './passkey-problem'

/** Does what a press asks of a passkey; what comes of it badly is said in a message. */
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
