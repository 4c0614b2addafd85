import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button'
import type { OneTimePassword } from './use-one-time-password'
import { texts } from './texts'

interface ResendButtonProps {
  steps: Pick<OneTimePassword, 'resendAt' | 'isBusy' | 'resend'>
}

/** Each mail starts a new countdown. */
export function ResendButton({ steps }: ResendButtonProps) {
  return <Countdown key={steps.resendAt} steps={steps} />
}

function Countdown({ steps }: ResendButtonProps) {
  const seconds = useCountdown(steps.resendAt)
  return (
    <Button variant="quiet" size="small" disabled={seconds > 0} busy={steps.isBusy} onClick={steps.resend}>
      {seconds > 0 ? texts.sendAgainIn(minutesAndSeconds(seconds)) : texts.sendAgain}
    </Button>
  )
}

/** Whole seconds until a moment, counted down to 0. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const isRunning = now < until

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  return isRunning ? Math.ceil((until - now) / 1000) : 0
}

const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
