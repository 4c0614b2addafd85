import { emailProblem } from '@lohahaat/contract/platform/email-address'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { storeReturnPath } from '../../../api/session/return-to'
import { useSiteInfo } from '../../../api/use-site-info'
import { AccountLinks } from '../../../parts/platform/account-links'
import { CaptchaField } from '../../../parts/identity/one-time-password/captcha-field'
import { CodeField } from '../../../parts/identity/one-time-password/code-field'
import { ResendButton } from '../../../parts/identity/one-time-password/resend-button'
import { useOneTimePassword } from '../../../parts/identity/one-time-password/use-one-time-password'
import { offerPasskeyLater } from '../../../parts/identity/passkey/offer-later'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

interface LoginFormProps {
  knownEmail: string
  goTo: string
  /** Another way to sign in. */
  children: ReactNode
}

export function LoginForm({ knownEmail, goTo, children }: LoginFormProps) {
  const { siteUrl } = useSiteInfo()
  const navigate = useNavigate()
  const emailInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const [emailError, setEmailError] = useState<string>()
  const [code, setCode] = useState('')
  const [isSigningIn, setSigningIn] = useState(false)
  const sendCode = (username: string, captcha: string) => {
    storeReturnPath(goTo)
    return browserApi.send(emailLoginSent, { username, password: '' }, { captcha })
  }
  const steps = useOneTimePassword({ sendCode, captchaWrongText: accountMessages.loginCaptchaWrong })

  const typedEmail = () => emailInput.current?.value.trim() ?? ''

  function setTypedEmail(email: string) {
    if (emailInput.current) emailInput.current.value = email
  }

  function checkEmail() {
    const problem = emailProblem(typedEmail())
    setEmailError(problem)
    if (problem) setTypedEmail('')
    else steps.begin(typedEmail())
  }

  // The address may be filled in before hydration: by the sign-up screen, by autofill, or typed.
  const takeEarlyEmail = useEffectEvent(() => {
    if (typedEmail() && document.activeElement !== emailInput.current) checkEmail()
  })
  useEffect(() => takeEarlyEmail(), [])

  useEffect(() => {
    if (steps.isSent) codeInput.current?.focus()
  }, [steps.isSent])

  async function signIn() {
    if (!typedEmail() || !code) {
      showToast(accountMessages.loginIncomplete, 'error')
      return
    }
    setSigningIn(true)
    try {
      await browserApi.send(login, { username: typedEmail(), password: code })
      await navigate(goTo, { replace: true })
      offerPasskeyLater(siteUrl)
    } catch (error) {
      showToast(errorText(error), 'error')
      startOver()
    } finally {
      setSigningIn(false)
    }
  }

  function startOver() {
    setTypedEmail('')
    setCode('')
    steps.reset()
    emailInput.current?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (steps.isSent) void signIn()
    else if (steps.isCaptchaShown) steps.captcha.leave()
    else checkEmail()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        ref={emailInput}
        label={texts.email}
        type="email"
        name="username"
        autoComplete="username"
        maxLength={50}
        defaultValue={knownEmail}
        onBlur={checkEmail}
        error={emailError}
        hint={texts.emailHint}
      />
      {steps.isCaptchaShown && <CaptchaField steps={steps} />}
      {steps.isSent && <CodeField ref={codeInput} value={code} onChange={setCode} email={steps.email} />}
      {steps.email === '' && (
        <Button type="submit" variant="main" wide>
          {texts.continue}
        </Button>
      )}
      {steps.isSent && (
        <>
          <Button type="submit" variant="main" wide busy={isSigningIn}>
            {texts.signIn}
          </Button>
          <ResendButton steps={steps} />
        </>
      )}
      {children}
      <AccountLinks to="/signup" />
    </form>
  )
}
