import type { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { orderStatuses } from '@lohahaat/domain/ordering/order-status'
import { readListState } from '../../../parts/platform/list/list-state'

type Query = InputOf<typeof fetchMyOrder>

export const PAGE_SIZE = 10

/** The filters of the list in the URL, besides the search. */
export const filterNames = ['status'] as const

/** What a URL asks for. One that was typed or truncated may name no status: then it asks for all of them. */
export function readQuery(params: URLSearchParams): Query & { page: number } {
  const { page, search } = readListState(params, '')
  const status = orderStatuses.find((known) => known === params.get('status'))
  const ofCompany = params.get('of') === 'company' && ({ of: 'company' } as const)
  return { page, pageSize: PAGE_SIZE, ...(search && { search }), ...(status && { status }), ...ofCompany }
}

export const isFiltered = (params: URLSearchParams) => {
  const { search, status } = readQuery(params)
  return search !== undefined || status !== undefined
}
