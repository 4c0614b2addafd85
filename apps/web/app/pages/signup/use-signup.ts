import { zodResolver } from '@hookform/resolvers/zod'
import { emailProblem } from '@lohahaat/contract/email-address'
import { saveUser, signUpForm } from '@lohahaat/contract/login/save-user'
import { emailSent } from '@lohahaat/contract/mail/email-sent'
import { messages } from '@lohahaat/contract/messages'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { errorText } from '../../api/api-error'
import { browserApi } from '../../api/browser-api'
import { useOneTimePassword } from '../../parts/one-time-password/use-one-time-password'
import { showToast } from '../../ui/toast-store'

type Typed = z.input<typeof signUpForm>

const fieldsInOrder = signUpForm.keyof().options

export function useSignup() {
  const navigate = useNavigate()
  const form = useForm<Typed, unknown, z.output<typeof signUpForm>>({
    resolver: zodResolver(signUpForm),
    // No other: a default would wipe out what was typed before the scripts came, which takes a while on a slow phone.
    defaultValues: { OTP: '' },
    shouldFocusError: false,
  })
  const steps = useOneTimePassword({
    captchaWrongText: messages.signupCaptchaWrong,
    sendCode: (buyerEmail, captcha) => browserApi.send(emailSent, { ...form.getValues(), buyerEmail }, { captcha }),
  })

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

  /** One thing at a time, in the order of the list: a screen full of red helps nobody. */
  function showFirst(errors: FieldErrors<Typed>) {
    const first = fieldsInOrder.find((name) => errors[name])
    const message = first && errors[first]?.message
    if (!first || !message) return
    form.clearErrors()
    if (message === messages.otpIncorrect) form.setValue('OTP', '')
    form.setError(first, { message })
    form.setFocus(first)
    showToast(message, 'error')
  }

  async function save(account: z.output<typeof signUpForm>) {
    try {
      await browserApi.send(saveUser, account)
      showToast(messages.userCreated)
      await navigate(`/login?${new URLSearchParams({ email: account.buyerEmail })}`)
    } catch (error) {
      showToast(errorText(error), 'error')
      form.setValue('OTP', '')
      await steps.askAgain()
    }
  }

  return { form, steps, checkEmail, submit: form.handleSubmit(save, showFirst) }
}
