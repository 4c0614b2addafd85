import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { pendingCalls } from '../../../api/pending-calls'
import { texts } from './texts'

/** Along the upper edge of the screen while a page or a call is under way. */
export function LoadingBar() {
  const pending = useSyncExternalStore(pendingCalls.subscribe, pendingCalls.count, () => 0)
  const isLoading = useNavigation().state !== 'idle' || pending > 0
  if (!isLoading) return null
  return (
    <div
      role="progressbar"
      aria-label={texts.loading}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-steel-wash"
    >
      <div className="h-full w-1/4 animate-slide bg-heat" />
    </div>
  )
}
