import { Controller } from 'react-hook-form'
import { gstNumberHint } from '../../parts/gst-number-hint'
import { AccountLinks } from '../../parts/account-links'
import { CaptchaField } from '../../parts/one-time-password/captcha-field'
import { CodeField } from '../../parts/one-time-password/code-field'
import { ResendButton } from '../../parts/one-time-password/resend-button'
import { PhoneField } from '../../parts/phone-field'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { TextField } from '../../ui/text-field'
import { tidyField, upperCase } from '../../ui/tidy-field'
import { TermsLabel } from './terms-label'
import { useSignup } from './use-signup'
import { texts } from './texts'

export function SignupForm() {
  const { form, steps, checkEmail, submit } = useSignup()
  const { errors, isSubmitting } = form.formState
  const gstNumber = form.watch('gSTNo', '')

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <TextField
        {...form.register('buyerContactName')}
        label={texts.fullName}
        autoComplete="name"
        maxLength={70}
        error={errors.buyerContactName?.message}
      />
      <TextField
        {...form.register('buyerLegalName')}
        label={texts.businessName}
        autoComplete="organization"
        maxLength={70}
        error={errors.buyerLegalName?.message}
        hint={texts.businessNameHint}
      />
      <PhoneField
        field={form.register('buyerContactPhone')}
        label={texts.contactNumber}
        error={errors.buyerContactPhone?.message}
      />
      <TextField
        {...form.register('buyerEmail', { onBlur: checkEmail })}
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={50}
        error={errors.buyerEmail?.message}
        hint={texts.emailHint}
      />
      <TextField
        {...tidyField(form.register('gSTNo'), upperCase)}
        label={texts.gstNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={15}
        error={errors.gSTNo?.message}
        hint={gstNumberHint(gstNumber.trim()) ?? texts.gstNumberHint}
      />
      <fieldset className="grid gap-3 rounded-box bg-paper p-4">
        <legend className="sr-only">{texts.confirmEmail}</legend>
        {steps.email === '' && !steps.isSent && <OtpToCome />}
        {steps.isCaptchaShown && <CaptchaField steps={steps} />}
        {!steps.isSent && errors.OTP && <p className="text-sm font-medium text-red">{errors.OTP.message}</p>}
        {steps.isSent && (
          <>
            <Controller
              name="OTP"
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
      <Checkbox
        {...form.register('termsAndConditionChecked')}
        label={<TermsLabel />}
        error={errors.termsAndConditionChecked?.message}
      />
      <Button type="submit" variant="main" wide busy={isSubmitting}>
        {texts.createAccount}
      </Button>
      <AccountLinks to="/login" />
    </form>
  )
}

/** As tall as the sum that takes its place. */
function OtpToCome() {
  return <p className="flex h-25 items-center text-[0.9375rem] text-ink-soft">{texts.otpToCome}</p>
}
