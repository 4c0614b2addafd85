import { Link } from 'react-router'
import { gstNumberHint } from '../../../parts/identity/gst-number-hint'
import { AccountLinks } from '../../../parts/platform/account-links'
import { PhoneField } from '../../../parts/identity/phone-field'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/fields/checkbox'
import { ReadOnlyField } from '../../../ui/fields/read-only-field'
import { TextField } from '../../../ui/fields/text-field'
import { tidyField, upperCase } from '../../../ui/fields/tidy-field'
import { Sentence } from '../../../ui/sentence'
import { ConfirmEmail } from './confirm-email'
import { useSignup } from './use-signup'
import { texts } from './texts'

export function SignupForm() {
  const { form, steps, confirmedEmail, invitedEmail, linkProblem, checkEmail, takeInvited, submit } = useSignup()
  const { errors, isSubmitting } = form.formState
  const gstNumber = form.watch('gstNo', '')

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
        {...form.register('buyerContactPhone')}
        label={texts.contactNumber}
        error={errors.buyerContactPhone?.message}
      />
      {confirmedEmail === null ? (
        <TextField
          {...form.register('buyerEmail', { onBlur: checkEmail })}
          label={texts.email}
          type="email"
          autoComplete="email"
          defaultValue={invitedEmail}
          maxLength={50}
          error={errors.buyerEmail?.message}
          hint={texts.emailHint}
        />
      ) : (
        <ReadOnlyField label={texts.email} hint={texts.emailConfirmed}>
          <span className="break-all">{confirmedEmail}</span>
        </ReadOnlyField>
      )}
      <TextField
        {...tidyField(form.register('gstNo', { onBlur: takeInvited }), upperCase)}
        label={texts.gstNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={15}
        error={errors.gstNo?.message}
        hint={gstNumberHint(gstNumber.trim()) ?? texts.gstNumberHint}
      />
      {confirmedEmail === null && <ConfirmEmail form={form} steps={steps} problem={linkProblem} />}
      <Checkbox {...form.register('termsAccepted')} label={<TermsLabel />} error={errors.termsAccepted?.message} />
      <Button type="submit" variant="main" wide busy={isSubmitting}>
        {texts.createAccount}
      </Button>
      <AccountLinks to="/login" />
    </form>
  )
}

/** In new windows, so that the input is not lost. */
const linkTo = (path: string) => (words: string) => (
  <Link to={path} target="_blank" className="link">
    {words}
  </Link>
)

function TermsLabel() {
  return (
    <Sentence
      text={texts.acceptTerms}
      marks={{ terms: linkTo('/termsandconditions'), privacy: linkTo('/privacypolicy'), legal: linkTo('/legal') }}
    />
  )
}
