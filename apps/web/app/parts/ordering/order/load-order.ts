import type { Order } from '@lohahaat/domain/ordering/order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { orderMessages } from '@lohahaat/contract/platform/messages/orders'
import { readId } from '@lohahaat/contract/platform/record-id'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'

export type LoadedOrder = { order: Order; problem: null } | { order: null; problem: string }

/** The order of a URL, or why there is none. Any other failure is thrown: trying again may help. */
export async function loadOrder(api: Api, id: string | undefined): Promise<LoadedOrder> {
  const orderId = readId(id)
  if (orderId === null) return noOrder(orderMessages.idInvalid)
  try {
    return { order: await api.send(fetchOrderSuccessDetail, { orderId }), problem: null }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return noOrder(error.text)
    throw error
  }
}

export const noOrder = (problem: string): LoadedOrder => ({ order: null, problem })
