import { Controller } from 'react-hook-form'
import { CaptchaField } from '../../../parts/identity/one-time-password/captcha-field'
import { CodeField } from '../../../parts/identity/one-time-password/code-field'
import { ResendButton } from '../../../parts/identity/one-time-password/resend-button'
import { texts } from './texts'
import type { useSignup } from './use-signup'

interface ConfirmEmailProps extends Pick<ReturnType<typeof useSignup>, 'form' | 'steps'> {
  /** Why the link that opened this page is invalid. */
  problem: string | null
}

/** The captcha, then the mailed code. */
export function ConfirmEmail({ form, steps, problem }: ConfirmEmailProps) {
  const { errors } = form.formState
  return (
    <fieldset className="grid gap-3 rounded-box bg-paper p-4">
      <legend className="sr-only">{texts.confirmEmail}</legend>
      {problem && steps.email === '' && (
        <p role="alert" className="text-sm font-medium text-red">
          {problem}
        </p>
      )}
      {steps.email === '' && !steps.isSent && <OtpToCome />}
      {steps.isCaptchaShown && <CaptchaField steps={steps} />}
      {!steps.isSent && errors.otp && <p className="text-sm font-medium text-red">{errors.otp.message}</p>}
      {steps.isSent && (
        <>
          <Controller
            name="otp"
            control={form.control}
            render={({ field, fieldState }) => (
              <CodeField
                ref={field.ref}
                value={field.value}
                onChange={field.onChange}
                email={steps.email}
                error={fieldState.error?.message}
              />
            )}
          />
          <ResendButton steps={steps} />
        </>
      )}
    </fieldset>
  )
}

/** As tall as the captcha that replaces it. */
function OtpToCome() {
  return <p className="flex h-25 items-center text-[0.9375rem] text-ink-soft">{texts.otpToCome}</p>
}
