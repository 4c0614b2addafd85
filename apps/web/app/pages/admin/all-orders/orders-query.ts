import type { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import type { InputOf } from '@lohahaat/contract/platform/define-call'

export const PAGE_SIZE = 25

/** The filters of the list in the URL, besides the search. */
export const filterNames = ['status', 'from', 'to'] as const

export type Sort = NonNullable<InputOf<typeof fetchAllOrders>['sort']>

export const DEFAULT_SORT: Sort = '-placedAt'
