import { type SubmitEvent, useEffect, useRef } from 'react'
import { useSiteInfo } from '../../../api/use-site-info'
import { Button } from '../../../ui/button'
import { OutboxHint } from '../../platform/outbox-hint'
import { CodeField } from '../one-time-password/code-field'
import { ResendButton } from '../one-time-password/resend-button'
import { dialogTexts } from './dialog-texts'
import { useConfirmationCode } from './use-confirmation-code'

/** A way to confirm the sign-in. The dialog lists all of them. */
interface WayProps {
  email: string
  onConfirmed: () => void
}

export function ConfirmByCode({ email, onConfirmed }: WayProps) {
  const { outbox } = useSiteInfo()
  const field = useRef<HTMLInputElement>(null)
  const steps = useConfirmationCode(onConfirmed)

  useEffect(() => {
    if (steps.isSent) field.current?.focus()
  }, [steps.isSent])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Do not submit an outer form as well.
    event.stopPropagation()
    void (steps.isSent ? steps.confirm() : steps.resend())
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      {steps.isSent && (
        <CodeField ref={field} value={steps.code} onChange={steps.type} email={email} error={steps.codeError} />
      )}
      {steps.sendError && (
        <p role="alert" className="text-sm text-red">
          {steps.sendError}
        </p>
      )}
      <Button type="submit" variant="main" wide busy={steps.isSent ? steps.isConfirming : steps.isBusy}>
        {steps.isSent ? dialogTexts.confirmWithCode : dialogTexts.sendCode}
      </Button>
      {steps.isSent && <ResendButton steps={steps} />}
      {steps.isSent && outbox && <OutboxHint />}
    </form>
  )
}
