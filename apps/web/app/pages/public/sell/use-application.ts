import type { Application } from '@lohahaat/contract/supply/applications/application'
import { changeDetails } from '@lohahaat/contract/supply/applications/details'
import { saveApplication, submitApplication } from '@lohahaat/contract/supply/applications/own-application'
import { texts as contractTexts } from '@lohahaat/contract/supply/texts'
import { isSelling, problemsOf, type ApplicationField } from '@lohahaat/domain/supply/application'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { showToast } from '../../../ui/messages/toast-store'
import { inputOf, lacksCheque, newValues, valuesOf, type ApplicationValues, type Known } from './form-values'
import { texts } from './texts'

/** The form of an application: kept as it is, or handed in when it is complete. A supplier changes his details. */
export function useApplication(application: Application | null, company: Known, onChanged?: () => void) {
  const isChange = application !== null && isSelling(application.status)
  const [values, setValues] = useState(() => (application ? valuesOf(application) : newValues(company)))
  const [isTried, setTried] = useState(false)
  const { busy, run, revalidate } = useAction(() => undefined)
  const problems = new Set(problemsOf(inputOf(values)))
  const isChequeMissing = lacksCheque(application, values)

  const keep = async () => {
    if (!isChange) await browserApi.send(saveApplication, inputOf(values))
  }

  const change = async () => {
    const { businessName: _, ...details } = inputOf(values)
    const { waiting } = await browserApi.send(changeDetails, details)
    showToast(waiting ? texts.change.waits : texts.change.done)
    onChanged?.()
  }

  const handIn = async () => {
    await keep()
    await browserApi.send(submitApplication, undefined)
    showToast(texts.form.submitted)
  }

  const save = () =>
    run(async () => {
      await keep()
      showToast(texts.form.saved)
      await revalidate()
    })

  async function submit(form: HTMLFormElement) {
    setTried(true)
    if (problems.size > 0) {
      showToast(texts.form.problems(problems.size), 'error')
      const [first] = problems
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    if (isChequeMissing) {
      showToast(contractTexts.problems.cheque, 'error')
      return
    }
    await run(async () => {
      await (isChange ? change() : handIn())
      await revalidate()
    })
  }

  return {
    values,
    set: (changed: Partial<ApplicationValues>) => setValues((now) => ({ ...now, ...changed })),
    /** What is wrong with a field, once it was tried to hand it in. */
    errorOf: (field: ApplicationField) => (isTried && problems.has(field) ? contractTexts.problems[field] : undefined),
    chequeError: isTried && isChequeMissing ? contractTexts.problems.cheque : undefined,
    busy,
    isChange,
    keep,
    save,
    submit,
    revalidate,
  }
}

export type ApplicationState = ReturnType<typeof useApplication>
