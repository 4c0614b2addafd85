import { useEffect, useEffectEvent } from 'react'

/** Calls back when the user returns to this window from another window or app. */
export function useWindowReturn(onLook: () => unknown) {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onLook()
  })
  useEffect(() => {
    const onReturn = () => look()
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])
}
