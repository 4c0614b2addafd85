import { emailProblem } from '@lohahaat/contract/platform/email-address'
import { saveUser } from '@lohahaat/contract/identity/accounts/save-user'
import { saveUserByLink } from '@lohahaat/contract/identity/accounts/save-user-by-link'
import type { signUpForm } from '@lohahaat/contract/identity/accounts/sign-up-form'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { localPath, storeReturnPath, takeReturnPath } from '../../../api/session/return-to'
import { useMailedLink } from '../../../parts/identity/one-time-password/use-mailed-link'
import { useOneTimePassword } from '../../../parts/identity/one-time-password/use-one-time-password'
import { lazyResolver } from '../../../parts/platform/lazy-resolver'
import { showToast } from '../../../ui/messages/toast-store'
import { NO_BUYER, signUpSoFar } from './sign-up-body'
import { forgetTyped, useTypedForm } from './use-typed-form'

type Typed = z.input<typeof signUpForm>

const resolver = lazyResolver<Typed>(() => import('./check-sign-up').then(({ checkSignUp }) => checkSignUp))
const resolverByLink = lazyResolver<Typed>(() => import('./check-sign-up').then(({ checkByLink }) => checkByLink))

export function useSignup() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const goTo = localPath(search.get('returnTo'))
  const invitedEmail = search.get('email') ?? ''
  const { mailed } = useMailedLink()
  const proof = mailed.state === 'good' ? mailed : null
  const form = useForm<Typed>({
    resolver: proof ? resolverByLink : resolver,
    // No other defaults: they would overwrite text typed before hydration, which takes a while on a slow phone.
    defaultValues: { otp: '' },
    shouldFocusError: false,
  })
  const steps = useOneTimePassword({
    captchaWrongText: accountMessages.signupCaptchaWrong,
    sendCode: (buyerEmail, captcha) => {
      storeReturnPath(goTo)
      return browserApi.send(emailSent, signUpSoFar({ ...form.getValues(), buyerEmail }), { captcha })
    },
  })

  useTypedForm(form, { isLinkOut: steps.isSent, confirmed: proof?.email ?? null })

  function checkEmail() {
    const typed = form.getValues('buyerEmail').trim()
    const problem = emailProblem(typed)
    if (problem) {
      form.setValue('buyerEmail', '')
      form.setError('buyerEmail', { message: problem })
    } else {
      form.clearErrors('buyerEmail')
      steps.begin(typed)
    }
  }

  /** The address of an invitation is there from the start, so nobody leaves its field: the one below asks for the captcha. */
  function takeInvited() {
    if (invitedEmail !== '' && form.getValues('buyerEmail') === invitedEmail) checkEmail()
  }

  /** One error at a time, in the order of the form, which is that of its schema: a screen full of errors does not help. */
  function showFirst(errors: FieldErrors<Typed>) {
    const first = (Object.keys(errors) as (keyof Typed)[])[0]
    const message = first && errors[first]?.message
    if (!first || !message) return
    form.clearErrors()
    if (message === accountMessages.otpIncorrect) form.setValue('otp', '')
    form.setError(first, { message })
    form.setFocus(first)
    showToast(message, 'error')
  }

  async function save(account: Typed) {
    try {
      if (proof) await browserApi.send(saveUserByLink, { ...account, link: proof.link })
      else await browserApi.send(saveUser, { ...account, buyerId: NO_BUYER })
      forgetTyped()
      showToast(accountMessages.userCreated)
      await navigate(proof ? takeReturnPath() : goTo, { replace: true })
    } catch (error) {
      showToast(errorText(error), 'error')
      form.setValue('otp', '')
      await steps.askAgain()
    }
  }

  const linkProblem = mailed.state === 'bad' ? mailed.problem : null
  return {
    form,
    steps,
    confirmedEmail: proof?.email ?? null,
    invitedEmail,
    linkProblem,
    checkEmail,
    takeInvited,
    submit: form.handleSubmit(save, showFirst),
  }
}
