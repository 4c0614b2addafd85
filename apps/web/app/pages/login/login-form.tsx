import { emailProblem } from '@lohahaat/contract/email-address'
import { emailLoginSent } from '@lohahaat/contract/mail/email-login-sent'
import { login } from '@lohahaat/contract/login/login'
import { messages } from '@lohahaat/contract/messages'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../api/api-error'
import { browserApi } from '../../api/browser-api'
import { AccountLinks } from '../../parts/account-links'
import { CaptchaField } from '../../parts/one-time-password/captcha-field'
import { CodeField } from '../../parts/one-time-password/code-field'
import { ResendButton } from '../../parts/one-time-password/resend-button'
import { useOneTimePassword } from '../../parts/one-time-password/use-one-time-password'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { showToast } from '../../ui/toast-store'
import { texts } from './texts'

const sendCode = (username: string, captcha: string) => browserApi.send(emailLoginSent, { username }, { captcha })

interface LoginFormProps {
  knownEmail: string
  goTo: string
}

export function LoginForm({ knownEmail, goTo }: LoginFormProps) {
  const navigate = useNavigate()
  const emailInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const [emailError, setEmailError] = useState<string>()
  const [code, setCode] = useState('')
  const [isSigningIn, setSigningIn] = useState(false)
  const steps = useOneTimePassword({ sendCode, captchaWrongText: messages.loginCaptchaWrong })

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

  // The address may be there before scripts are: filled in by the sign-up screen, by the browser, or typed in a hurry.
  const takeEarlyEmail = useEffectEvent(() => {
    if (typedEmail() && document.activeElement !== emailInput.current) checkEmail()
  })
  useEffect(() => takeEarlyEmail(), [])

  useEffect(() => {
    if (steps.isSent) codeInput.current?.focus()
  }, [steps.isSent])

  async function signIn() {
    if (!typedEmail() || !code) {
      showToast(messages.loginIncomplete, 'error')
      return
    }
    setSigningIn(true)
    try {
      await browserApi.send(login, { username: typedEmail(), password: code })
      await navigate(goTo, { replace: true })
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
      <AccountLinks to="/signup" />
    </form>
  )
}
