import { useEffect, useState, useSyncExternalStore } from 'react'
import { confirmation } from '../../../api/session/confirmation'
import { messages } from '@lohahaat/contract/platform/messages'
import { showToast } from '../../../ui/messages/toast-store'
import type { ConfirmDialog } from './confirm-dialog'

/** Waits in every page for the rare moment that somebody has to confirm his sign-in; the dialog is loaded then. */
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

  // It stays when it is closed, for the browser to give the focus back.
  return loaded && <loaded.Dialog open={isAsked} />
}
