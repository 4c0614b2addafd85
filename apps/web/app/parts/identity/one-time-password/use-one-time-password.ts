import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { useEffect, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { showToast } from '../../../ui/messages/toast-store'
import { useCaptcha } from './use-captcha'

export const RESEND_AFTER_MS = 5 * 60 * 1000

interface Options {
  /** Sends the code by mail, with the captcha answer. */
  sendCode: (email: string, captcha: string) => Promise<unknown>
  captchaWrongText: string
}

/** The steps from a valid email address to a mailed code: first the captcha, then the code, which can be sent again. */
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
      showToast(accountMessages.otpSent(email))
      codeIsOut(answer)
    } catch (error) {
      showToast(errorText(error), 'error')
      if (errorText(error) === accountMessages.otpAlreadySent) codeIsOut(answer)
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

  /** Starts over when the address changes: a code belongs to its address. */
  function begin(address: string) {
    if (address === email) return
    setEmail(address)
    setSent(false)
    // The first address uses the captcha that was loaded with the screen.
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
