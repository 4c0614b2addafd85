import {
  saveFulfilmentSettings,
  saveFulfilmentSettingsInput,
  type FulfilmentSettings,
} from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { messages } from '@lohahaat/contract/platform/messages'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { figureNames, type FigureName } from './figures'
import { texts } from './texts'

type Typed = Record<FigureName, string> & Pick<FulfilmentSettings, 'policy'>

/** `settingsId` is the version that was edited, which the server compares with the one in force. */
export function useFulfilmentForm(loaded: FulfilmentSettings, loadedId: number | null) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [settingsId, setSettingsId] = useState(loadedId)
  const form = useForm<Typed>({ resolver, mode: 'onChange', defaultValues: typedFrom(loaded) })
  const typed = useWatch({ control: form.control }) as Typed
  const [problem, setProblem] = useState<string | null>(null)

  async function save(sent: Typed) {
    const settings = read(sent)
    const question = { title: texts.form.saveTitle, text: texts.form.saveText, action: texts.form.save }
    if (!settings || !(await confirm(question))) return
    setProblem(null)
    try {
      const {
        settingsId: savedId,
        changedBy: _,
        changedAt: _at,
        ...saved
      } = await browserApi.send(saveFulfilmentSettings, { ...settings, settingsId })
      setSettingsId(savedId)
      form.reset(typedFrom(saved))
      showToast(messages.dataUpdated)
      await revalidate()
    } catch (error) {
      // What was typed stays, with the server's word at the head of the form.
      setProblem(errorText(error))
    }
  }

  return { form, typed, settings: read(typed), problem, save }
}

const typedFrom = (settings: FulfilmentSettings): Typed => ({
  ...(Object.fromEntries(figureNames.map((name) => [name, String(settings[name])])) as Record<FigureName, string>),
  policy: settings.policy,
})

const parse = (typed: Partial<Typed>) =>
  saveFulfilmentSettingsInput.safeParse({
    ...Object.fromEntries(figureNames.map((name) => [name, typed[name] ? Number(typed[name]) : undefined])),
    policy: typed.policy,
  })

/** The settings as typed, or null while one of them can't be used. */
const read = (typed: Partial<Typed>): FulfilmentSettings | null => parse(typed).data ?? null

/** Validates with the server's own schema. */
const resolver: Resolver<Typed> = (typed) => {
  const parsed = parse(typed)
  if (parsed.success) return { values: typed, errors: {} }
  const errors: FieldErrors<Typed> = {}
  for (const { path, message } of parsed.error.issues) errors[path[0] as FigureName] ??= { type: 'schema', message }
  return { values: {}, errors }
}
