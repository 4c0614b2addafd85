import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { messages } from '@lohahaat/contract/platform/messages'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { emptyValues, type FormValues, inputOf, valuesOf } from './form-values'
import { texts } from './texts'

/** The state of the form of one record: initial values, validation, saving and deleting. */
export function useRecordForm(kind: MasterData, record: MasterDataRow | null) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const form = useForm<FormValues>({
    resolver: resolverOf(kind, record),
    mode: 'onChange',
    defaultValues: record ? valuesOf(kind, record) : emptyValues(kind),
  })

  async function save(values: FormValues) {
    try {
      if (record) await change(record, values)
      else await create(values)
    } catch (error) {
      showToast(errorText(error), 'error')
    }
  }

  async function create(values: FormValues) {
    await browserApi.send(kind.calls.create, inputOf(kind, values, null))
    showToast(kind.messages.created)
    if (kind.screens.afterCreate) await navigate(kind.screens.afterCreate)
    else form.reset(emptyValues(kind))
  }

  async function change(loaded: MasterDataRow, values: FormValues) {
    await browserApi.send(kind.calls.update, inputOf(kind, values, loaded))
    showToast(kind.messages.updated)
    await navigate(kind.screens.afterUpdate)
  }

  async function remove() {
    const action = texts.deleteRecord(kind.texts.name)
    if (!(await confirm({ title: texts.delete, text: messages.deleteQuestion, action, isDanger: true }))) return
    try {
      if (!record) throw new ApiError(400, kind.messages.deleteWithoutId)
      await browserApi.send(kind.calls.remove, { [kind.id.field]: record[kind.id.field] })
      showToast(kind.messages.deleted)
      await navigate(kind.screens.list)
    } catch (error) {
      showToast(error instanceof ApiError && error.status === 400 ? error.text : kind.messages.deleteFailed, 'error')
    }
  }

  return { form, save, remove }
}

/** Validates with the server's own schema. */
const resolverOf =
  (kind: MasterData, record: MasterDataRow | null): Resolver<FormValues> =>
  (values) => {
    const { create, update } = kind.calls
    const parsed = (record ? update : create).input.safeParse(inputOf(kind, values, record))
    if (parsed.success) return { values, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= { type: 'schema', message }
    return { values: {}, errors }
  }
