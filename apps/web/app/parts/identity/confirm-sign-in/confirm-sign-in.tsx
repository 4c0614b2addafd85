import { useEffect, useState, useSyncExternalStore } from 'react'
import { confirmation } from '../../../api/session/confirmation'
import { messages } from '@lohahaat/contract/platform/messages'
import { showToast } from '../../../ui/messages/toast-store'
import type { ConfirmDialog } from './confirm-dialog'

/** Part of every page; loads the dialog only when a sign-in has to be confirmed. */
export function ConfirmSignIn() {
  const isAsked = useSyncExternalStore(confirmation.subscribe, confirmation.isAsked, () => false)
  const [loaded, setLoaded] = useState<{ Dialog: typeof ConfirmDialog }>()

  useEffect(() => {
    if (!isAsked || loaded) return
    import('./confirm-dialog').then(
      ({ ConfirmDialog: Dialog }) => setLoaded({ Dialog }),
      () => {
        showToast(messages.serverUnreachable, 'error')
        confirmation.answer(false)
      },
    )
  }, [isAsked, loaded])

  // Stays mounted after it is closed, so that the browser can restore the focus.
  return loaded && <loaded.Dialog open={isAsked} />
}
