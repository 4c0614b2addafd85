import type { orderAgain } from '@lohahaat/contract/ordering/order-again/order-again'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'

/** What has changed since an order that is placed again. */
export type ChangedSince = Pick<ResponseOf<typeof orderAgain>, 'notSold' | 'moved'> & { orderNo: string }

/** The state of the visit to the cart: it stays with the entry of the history, and a link to the cart has none. */
export const againState = (orderedAgain: ChangedSince) => ({ orderedAgain })

export function readAgainState(state: unknown): ChangedSince | null {
  const { orderedAgain } = (state ?? {}) as Partial<ReturnType<typeof againState>>
  return orderedAgain ?? null
}
