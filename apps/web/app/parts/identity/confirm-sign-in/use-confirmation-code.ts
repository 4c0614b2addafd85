import { confirmSignIn } from '@lohahaat/contract/identity/sign-in/confirm-sign-in'
import { sendConfirmationCode } from '@lohahaat/contract/identity/sign-in/send-confirmation-code'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { RESEND_AFTER_MS } from '../one-time-password/use-one-time-password'

/** Confirms a sign-in by a code that is mailed to the user's own address. */
export function useConfirmationCode(onConfirmed: () => void) {
  const [resendAt, setResendAt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [sendError, setSendError] = useState<string>()
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)

  async function resend() {
    setBusy(true)
    setSendError(undefined)
    try {
      await browserApi.send(sendConfirmationCode)
      setResendAt(Date.now() + RESEND_AFTER_MS)
    } catch (error) {
      setSendError(errorText(error))
      // The last code is still valid.
      if (errorText(error) === accountMessages.otpAlreadySent) setResendAt(Date.now() + RESEND_AFTER_MS)
    } finally {
      setBusy(false)
    }
  }

  async function confirm() {
    if (!code) {
      setCodeError(accountMessages.otpMissing)
      return
    }
    setConfirming(true)
    try {
      await browserApi.send(confirmSignIn, { password: code })
      onConfirmed()
    } catch (error) {
      setCodeError(errorText(error))
    } finally {
      setConfirming(false)
    }
  }

  function type(typed: string) {
    setCode(typed)
    setCodeError(undefined)
  }

  return { isSent: resendAt > 0, resendAt, isBusy, resend, sendError, code, type, codeError, confirm, isConfirming }
}
