import {
  type FreightTermsRow,
  saveFreightTerms,
  saveFreightTermsInput,
} from '@lohahaat/contract/inventory/freight/freight-terms'
import { messages } from '@lohahaat/contract/platform/messages'
import { useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { inputOf, typedFrom, type TypedTerms } from './rate-grid'
import { texts } from './texts'

/** `base` is the version that was edited, which the server compares with the one in force. */
export function useFreightForm(loaded: FreightTermsRow | null) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [base, setBase] = useState(loaded)
  const form = useForm<TypedTerms>({ defaultValues: typedFrom(base) })
  const { control } = form
  const trucks = useFieldArray({ control, name: 'trucks' })
  const distances = useFieldArray({ control, name: 'distances' })
  const typed = useWatch({ control }) as TypedTerms
  const parsed = saveFreightTermsInput.safeParse(inputOf(typed))

  async function save() {
    if (!parsed.success) return
    const { isCharged } = parsed.data
    const text = isCharged ? texts.form.saveCharged : texts.form.saveTold
    if (!(await confirm({ title: texts.form.saveTitle, text, action: texts.form.save }))) return
    try {
      const saved = await browserApi.send(saveFreightTerms, { ...parsed.data, termsId: base?.termsId })
      setBase(saved)
      form.reset(typedFrom(saved))
      showToast(messages.dataUpdated)
      await revalidate()
    } catch (error) {
      showToast(errorText(error), 'error')
    }
  }

  return {
    form,
    trucks,
    distances,
    terms: parsed.data ?? null,
    problem: parsed.error?.issues[0]?.message ?? null,
    save,
  }
}

export type FreightForm = ReturnType<typeof useFreightForm>
