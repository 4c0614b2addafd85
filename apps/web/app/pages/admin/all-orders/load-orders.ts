import { fetchAllOrders, orderSortable } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { type OrderFilters, orderFilters } from '@lohahaat/contract/ordering/order-lists/order-filters'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { z } from 'zod'
import type { Api } from '../../../api/api'
import { readListState } from '../../../parts/platform/list/list-state'
import { DEFAULT_SORT, type filterNames, PAGE_SIZE, type Sort } from './orders-query'

export async function loadOrders(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  if (!filters) return { rows: [], total: 0, isCapped: false, filters }
  return { ...(await api.sendPaged(fetchAllOrders, { ...readPage(searchParams), ...filters })), filters }
}

/** The filters in a URL, or null if nothing can match: it may have been typed or truncated. */
export function readFilters(params: URLSearchParams): OrderFilters | null {
  const { search } = readListState(params, DEFAULT_SORT)
  const filter = (name: (typeof filterNames)[number]) => params.get(name) || undefined
  const filters = z.object(orderFilters).safeParse({
    status: filter('status'),
    from: filter('from'),
    to: filter('to'),
    search: search || undefined,
  })
  return filters.data ?? null
}

const sorts = orderSortable.flatMap((key): Sort[] => [key, `-${key}`])

/** Page and sort order of a URL. An unknown sort order means the default. */
export function readPage(params: URLSearchParams): InputOf<typeof fetchAllOrders> {
  const { page, sort } = readListState(params, DEFAULT_SORT)
  return { page, pageSize: PAGE_SIZE, sort: sorts.find((known) => known === sort) ?? DEFAULT_SORT }
}
