import { useEffect, useState } from 'react'

/** Whole seconds until a moment, counted down to 0. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const isRunning = now < until

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  return isRunning ? Math.ceil((until - now) / 1000) : 0
}

export const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
