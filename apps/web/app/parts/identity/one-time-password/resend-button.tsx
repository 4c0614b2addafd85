import { Button } from '../../../ui/button'
import { minutesAndSeconds, useCountdown } from './use-countdown'
import type { OneTimePassword } from './use-one-time-password'
import { texts } from './texts'

interface ResendButtonProps {
  steps: Pick<OneTimePassword, 'resendAt' | 'isBusy' | 'resend'>
}

/** Each sending starts a countdown of its own. */
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
