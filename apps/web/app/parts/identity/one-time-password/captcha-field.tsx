import { messages } from '@lohahaat/contract/platform/messages'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button'
import { Skeleton } from '../../../ui/messages/states'
import { TextField } from '../../../ui/fields/text-field'
import { digitsOnly } from '../../../ui/fields/tidy-field'
import type { OneTimePassword } from './use-one-time-password'
import { texts } from './texts'

/** The captcha before a mail is sent. The right answer sends it, without a button. */
export function CaptchaField({ steps }: { steps: OneTimePassword }) {
  const { captcha, isBusy, isSent } = steps
  const input = useRef<HTMLInputElement>(null)

  // Takes the focus after the email field is left, unless another field has it.
  useEffect(() => {
    if (captcha.question && !document.activeElement?.matches('input')) input.current?.focus()
  }, [captcha.question])

  if (captcha.hasFailed) return <CaptchaFailed onRetry={captcha.renew} />
  if (!captcha.question) return <Skeleton className="h-25 w-full" />
  return (
    <TextField
      ref={input}
      label={captcha.question}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={captcha.answer}
      readOnly={isBusy}
      onChange={({ target }) => captcha.type(digitsOnly(target.value))}
      onBlur={captcha.leave}
      error={captcha.error}
      hint={isBusy ? texts.sending : isSent ? texts.captchaHintOnceSent : texts.captchaHint}
    />
  )
}

function CaptchaFailed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div role="alert" className="flex h-25 flex-wrap content-center items-center gap-3">
      <p className="text-sm text-red">{messages.serverUnreachable}</p>
      <Button size="small" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
