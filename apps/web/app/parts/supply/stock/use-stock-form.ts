import { messages } from '@lohahaat/contract/platform/messages'
import { dataMessages } from '@lohahaat/contract/platform/messages/data'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { useForm } from 'react-hook-form'
import { ApiError, errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { lazyResolver } from '../../platform/lazy-resolver'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { emptyValues, inputOf, nextValues, type StockValues, valuesOf } from './stock-values'
import { useBackToList } from './use-back-to-list'
import { useStockDesk } from '../stock-desk'
import { texts } from './texts'

/** The state of the form of one item: initial values, validation, saving and deleting. */
export function useStockForm(item: StockItem | null, only: { departmentId: string; sellerId: string }) {
  const { calls, isOwn } = useStockDesk()
  const backToList = useBackToList()
  const confirm = useConfirm()
  const form = useForm<StockValues>({
    resolver,
    mode: 'onChange',
    defaultValues: item ? valuesOf(item) : { ...emptyValues, ...only },
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
    await browserApi.send(calls.create, inputOf(values))
    showToast(dataMessages.created)
    form.reset(nextValues(values))
    // Its fields are registered only after the next render.
    setTimeout(() => form.setFocus('sizeId'))
  }

  async function change({ itemId, version }: StockItem, values: StockValues) {
    const input = inputOf(values)
    const saved = await browserApi.send(calls.update, { itemId, version, ...input })
    showToast(isOwn && saved.price !== input.price ? texts.priceWaits : dataMessages.updated)
    await backToList()
  }

  async function remove({ itemId }: StockItem) {
    const question = { title: texts.delete, text: messages.deleteQuestion, action: texts.deleteItem } as const
    if (!(await confirm({ ...question, isDanger: true }))) return
    try {
      await browserApi.send(calls.remove, { itemId })
      showToast(dataMessages.deleted)
      await backToList()
    } catch (error) {
      showToast(error instanceof ApiError && error.status === 400 ? error.text : dataMessages.deleteFailed, 'error')
    }
  }

  return { form, save, remove }
}

const resolver = lazyResolver<StockValues>(() => import('./check-stock').then(({ checkStock }) => checkStock))
