import type { Order } from '@lohahaat/domain/ordering/order'
import {
  fetchOrderSuccessDetail,
  fetchOrderSuccessDetailInput,
} from '@lohahaat/contract/ordering/orders/order-success-detail'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'

export type LoadedOrder = { order: Order; problem: null } | { order: null; problem: string }

/** The order of a URL, or why there is none. Any other failure is thrown: trying again may help. */
export async function loadOrder(api: Api, id: string | undefined): Promise<LoadedOrder> {
  const input = fetchOrderSuccessDetailInput.safeParse({ orderId: id })
  if (!input.success) return noOrder(orderMessages.idInvalid)
  try {
    return { order: await api.send(fetchOrderSuccessDetail, input.data), problem: null }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return noOrder(error.text)
    throw error
  }
}

export const noOrder = (problem: string): LoadedOrder => ({ order: null, problem })
