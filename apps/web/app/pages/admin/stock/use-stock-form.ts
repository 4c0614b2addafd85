import { dataMessages, messages } from '@lohahaat/contract/platform/messages'
import {
  createStockDetail,
  createStockDetailInput,
  deleteStockDetail,
  updateStockDetail,
} from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { ApiError, errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { emptyValues, inputOf, nextValues, type StockValues, valuesOf } from './stock-values'
import { useBackToList } from './use-back-to-list'
import { texts } from './texts'

/** The state of the form of one item: initial values, validation, saving and deleting. */
export function useStockForm(item: StockItem | null, onlyDepartment: string) {
  const backToList = useBackToList()
  const confirm = useConfirm()
  const form = useForm<StockValues>({
    resolver,
    mode: 'onChange',
    defaultValues: item ? valuesOf(item) : { ...emptyValues, departmentId: onlyDepartment },
  })

  /** Resolves to whether it was saved. */
  async function save(values: StockValues): Promise<boolean> {
    try {
      if (item) await change(item, values)
      else await create(values)
      return true
    } catch (error) {
      showToast(errorText(error), 'error')
      return false
    }
  }

  async function create(values: StockValues) {
    await browserApi.send(createStockDetail, inputOf(values))
    showToast(dataMessages.created)
    form.reset(nextValues(values))
    // Its fields are registered only after the next render.
    setTimeout(() => form.setFocus('sizeId'))
  }

  async function change({ itemId, version }: StockItem, values: StockValues) {
    await browserApi.send(updateStockDetail, { itemId, version, ...inputOf(values) })
    showToast(dataMessages.updated)
    await backToList()
  }

  async function remove({ itemId }: StockItem) {
    const question = { title: texts.delete, text: messages.deleteQuestion, action: texts.deleteItem } as const
    if (!(await confirm({ ...question, isDanger: true }))) return
    try {
      await browserApi.send(deleteStockDetail, { itemId })
      showToast(dataMessages.deleted)
      await backToList()
    } catch (error) {
      showToast(error instanceof ApiError && error.status === 400 ? error.text : dataMessages.deleteFailed, 'error')
    }
  }

  return { form, save, remove }
}

/** Validates with the server's own schema. */
const resolver: Resolver<StockValues> = (values) => {
  const parsed = createStockDetailInput.safeParse(inputOf(values))
  if (parsed.success) return { values, errors: {} }
  const errors: FieldErrors<StockValues> = {}
  for (const { path, message } of parsed.error.issues)
    errors[path[0] as keyof StockValues] ??= { type: 'schema', message }
  return { values: {}, errors }
}
