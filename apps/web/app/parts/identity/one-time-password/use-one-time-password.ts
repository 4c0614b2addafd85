import { messages } from '@lohahaat/contract/platform/messages'
import { useEffect, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { showToast } from '../../../ui/messages/toast-store'
import { useCaptcha } from './use-captcha'

export const RESEND_AFTER_MS = 5 * 60 * 1000

interface Options {
  /** Has the code mailed, with the answer to the captcha. */
  sendCode: (email: string, captcha: string) => Promise<unknown>
  captchaWrongText: string
}

/** The way from a valid e-mail address to a mailed code: a sum first, then the code, which can be sent again later. */
export function useOneTimePassword({ sendCode, captchaWrongText }: Options) {
  const captcha = useCaptcha(captchaWrongText)
  const { renew } = captcha
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const [isAsking, setAsking] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [proof, setProof] = useState('')
  const [resendAt, setResendAt] = useState(0)

  useEffect(() => void renew(), [renew])

  async function send(answer: string) {
    setBusy(true)
    try {
      await sendCode(email, answer)
      showToast(messages.otpSent(email))
      codeIsOut(answer)
    } catch (error) {
      showToast(errorText(error), 'error')
      if (errorText(error) === messages.otpAlreadySent) codeIsOut(answer)
      else await askAgain()
    } finally {
      setBusy(false)
    }
  }

  function codeIsOut(answer: string) {
    setProof(answer)
    setSent(true)
    setAsking(false)
    setResendAt(Date.now() + RESEND_AFTER_MS)
  }

  function askAgain() {
    setAsking(true)
    return renew()
  }

  function answerCaptcha(text: string) {
    if (isBusy) return
    captcha.type(text)
    if (text === captcha.sum) void send(text)
  }

  /** Starts over when the address is another one: a code belongs to the address it was mailed to. */
  function begin(address: string) {
    if (address === email) return
    setEmail(address)
    setSent(false)
    // The first address takes the sum that was loaded when the screen opened.
    if (email !== '') void askAgain()
  }

  return {
    email,
    isSent,
    isBusy,
    isCaptchaShown: email !== '' && isAsking,
    captcha: { ...captcha, type: answerCaptcha },
    resendAt,
    begin,
    resend: () => send(proof),
    askAgain,
    reset: () => begin(''),
  }
}

export type OneTimePassword = ReturnType<typeof useOneTimePassword>
