import { signOutEverywhere } from '@lohahaat/contract/identity/sessions/sign-out-everywhere'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

export function SignOutEverywhere() {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function leave() {
    const isSure = await confirm({
      title: texts.signOut.question,
      text: texts.signOut.consequence,
      action: texts.signOut.button,
    })
    if (!isSure) return
    setBusy(true)
    try {
      await browserApi.send(signOutEverywhere)
      browserApi.session.clear()
      await navigate('/Login')
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button busy={isBusy} onClick={leave}>
        {texts.signOut.button}
      </Button>
      <p className="text-sm text-ink-soft">{texts.signOut.advice}</p>
    </div>
  )
}
