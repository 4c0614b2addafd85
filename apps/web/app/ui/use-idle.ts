import { useEffect, useState } from 'react'

const PATIENCE_MS = 2_000

/** Whether the page takes presses and has nothing else to do: what stands beside the first view can be loaded then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const start = () => setIdle(true)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start)
      return () => clearTimeout(timer)
    }
    const callback = requestIdleCallback(start, { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(callback)
  }, [])
  return isIdle
}
