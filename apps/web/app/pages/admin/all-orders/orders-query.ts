import { type fetchAllOrders, orderSortable } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { exportOrdersInput } from '@lohahaat/contract/ordering/order-lists/export-orders'
import type { OrderFilters } from '@lohahaat/contract/ordering/order-lists/order-filters'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { readListState } from '../../../parts/platform/list/list-state'

export const PAGE_SIZE = 25

/** The filters of the list in the URL, besides the search. */
export const filterNames = ['status', 'from', 'to'] as const

type Query = InputOf<typeof fetchAllOrders>
type Sort = NonNullable<Query['sort']>

export const DEFAULT_SORT: Sort = '-placedAt'

const sorts = orderSortable.flatMap((key): Sort[] => [key, `-${key}`])

/** The filters in a URL, or null if nothing can match: it may have been typed or truncated. */
export function readFilters(params: URLSearchParams): OrderFilters | null {
  const { search } = readListState(params, DEFAULT_SORT)
  const filter = (name: (typeof filterNames)[number]) => params.get(name) || undefined
  const filters = exportOrdersInput.safeParse({
    status: filter('status'),
    from: filter('from'),
    to: filter('to'),
    search: search || undefined,
  })
  return filters.data ?? null
}

/** Page and sort order of a URL. An unknown sort order means the default. */
export function readPage(params: URLSearchParams): Query {
  const { page, sort } = readListState(params, DEFAULT_SORT)
  return { page, pageSize: PAGE_SIZE, sort: sorts.find((known) => known === sort) ?? DEFAULT_SORT }
}
