import { useEffect, useEffectEvent, useState } from 'react'
import { browserSession } from '../../../api/session/browser-session'

/** Whoever opened the link of the mail has signed in anew in another tab; back here, nothing is left to ask. */
export function useOtherTab(onSignedIn: () => void, onSomebodyElse: () => void) {
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
