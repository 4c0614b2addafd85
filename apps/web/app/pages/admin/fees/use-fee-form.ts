import { type Fee, saveFeeDetails, saveFeeDetailsInput } from '@lohahaat/contract/ordering/fees/fee-details'
import { messages } from '@lohahaat/contract/platform/messages'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { type FigureName, figureNames, type Figures, firstFigures, mapFigures } from './figures'
import { texts } from './texts'

type Typed = Record<FigureName, string>

/** The form of the fees. `base` is the version that was edited, which the server compares with the one in force. */
export function useFeeForm(loaded: Fee | null) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [base, setBase] = useState(loaded)
  const form = useForm<Typed>({ resolver, mode: 'onChange', defaultValues: typedFrom(base ?? firstFigures) })
  const figures = read(useWatch({ control: form.control }))
  const isChanged = base === null || figureNames.some((name) => figures?.[name] !== base[name])

  async function save(typed: Typed) {
    const isSure = await confirm({
      title: texts.form.saveTitle,
      text: texts.form.saveQuestion,
      action: texts.form.save,
    })
    const typedFigures = read(typed)
    if (!isSure || !typedFigures) return
    try {
      const saved = await browserApi.send(saveFeeDetails, { ...typedFigures, feeId: base?.feeId })
      setBase(saved)
      form.reset(typedFrom(saved))
      showToast(messages.dataUpdated)
      await revalidate()
    } catch (error) {
      showToast(errorText(error), 'error')
    }
  }

  return { form, base, figures, canSave: figures !== null && isChanged, save }
}

const typedFrom = (figures: Figures): Typed => mapFigures((name) => String(figures[name]))

const parse = (typed: Partial<Typed>) =>
  saveFeeDetailsInput.safeParse(mapFigures((name) => (typed[name] ? Number(typed[name]) : undefined)))

/** The figures as typed, or null while one of them can't be used. */
const read = (typed: Partial<Typed>): Figures | null => parse(typed).data ?? null

/** Validates with the server's own schema. */
const resolver: Resolver<Typed> = (typed) => {
  const parsed = parse(typed)
  if (parsed.success) return { values: typed, errors: {} }
  const errors: FieldErrors<Typed> = {}
  for (const { path, message } of parsed.error.issues) errors[path[0] as FigureName] ??= { type: 'schema', message }
  return { values: {}, errors }
}
