import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { browserSession } from '../../../api/session/browser-session'
import { confirmation } from '../../../api/session/confirmation'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/messages/dialog'
import { ConfirmWithPasskey } from '../passkey/confirm-with-passkey'
import { ConfirmByCode } from './confirm-by-code'
import { dialogTexts } from './dialog-texts'
import { texts } from './texts'

const confirmed = () => confirmation.answer(true)
const cancel = () => confirmation.answer(false)

export function ConfirmDialog({ open }: { open: boolean }) {
  return (
    <Dialog open={open} title={dialogTexts.title} onClose={cancel}>
      {open && <Question />}
    </Dialog>
  )
}

function Question() {
  const [email] = useState(() => browserSession.read().EmailAddressId ?? '')
  const proof = useSyncExternalStore(confirmation.subscribe, confirmation.askedProof)
  useOtherTab(confirmed, cancel)
  return (
    <div className="mt-2 grid gap-4">
      <p className="text-ink-soft">
        {texts.why(email)} {dialogTexts.nothingLost}
      </p>
      {proof === 'any' && <ConfirmByCode email={email} onConfirmed={confirmed} />}
      <ConfirmWithPasskey
        onConfirmed={confirmed}
        variant={proof === 'any' ? 'plain' : 'main'}
        isOnlyWay={proof === 'passkey'}
        wide
      />
      <Button onClick={cancel} wide>
        {dialogTexts.cancel}
      </Button>
    </div>
  )
}

/** Closes the dialog when the user has signed in again in another tab, by the link in the mail. */
function useOtherTab(onSignedIn: () => void, onSomebodyElse: () => void) {
  const [asked] = useState(browserSession.read)

  const look = useEffectEvent(() => {
    const { UserKey, UserId } = browserSession.read()
    if (UserKey === asked.UserKey) return
    if (UserKey && UserId === asked.UserId) onSignedIn()
    else onSomebodyElse()
  })

  useEffect(() => {
    const listener = () => look()
    window.addEventListener('focus', listener)
    return () => window.removeEventListener('focus', listener)
  }, [])
}
