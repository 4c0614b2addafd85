import {
  type BillingSettings,
  saveBillingSettings,
  saveBillingSettingsInput,
} from '@lohahaat/contract/billing/settings/billing-settings'
import { useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { useFormSend } from '../../../../parts/fulfilment/use-form-send'
import { showToast } from '../../../../ui/messages/toast-store'
import { inputOf, type SettingPath, type TypedLimit, typedFrom } from './settings-fields'
import { texts } from './texts'

interface Loaded {
  current: BillingSettings
  settingsId: number | null
}

/** `base` is the version that was edited, which the server compares with the one in force. */
export function useSettingsForm(loaded: Loaded) {
  const [base, setBase] = useState(loaded)
  const [typed, setTyped] = useState(() => typedFrom(loaded.current))
  const [isTried, setTried] = useState(false)
  const { busy, refusal, send } = useFormSend()
  const parsed = saveBillingSettingsInput.safeParse(inputOf(typed))
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedFrom(base.current))

  /** The text of the first problem at a path or below it, once it was tried to save. */
  const errorAt = (path: string) =>
    isTried
      ? parsed.error?.issues.find((issue) => `${issue.path.join('.')}.`.startsWith(`${path}.`))?.message
      : undefined

  async function save() {
    setTried(true)
    const { data } = parsed
    if (!data) return
    const isSaved = await send(async () => {
      const {
        settingsId,
        changedBy: _by,
        changedAt: _at,
        ...current
      } = await browserApi.send(saveBillingSettings, {
        ...data,
        settingsId: base.settingsId,
      })
      setBase({ current, settingsId })
      setTyped(typedFrom(current))
    })
    if (!isSaved) return
    setTried(false)
    showToast(texts.saved)
  }

  return {
    ...{ typed, busy, refusal, isChanged, errorAt, save },
    hasErrors: isTried && !parsed.success,
    setValue: (path: SettingPath, value: string | boolean) =>
      setTyped((before) => ({ ...before, values: { ...before.values, [path]: value } })),
    setLimits: (change: (limits: TypedLimit[]) => TypedLimit[]) =>
      setTyped((before) => ({ ...before, ofStates: change(before.ofStates) })),
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
