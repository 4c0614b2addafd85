import type { Api } from '../../../api/api'
import type { StockDesk } from '../stock-desk'
import { loadFilterChoices } from './filter-choices'
import { nameFilters } from './filter-words'
import { readFilters, readListRequest } from './list-request'

/** What the list of stock shows. */
export async function loadStocks(api: Api, request: Request, { calls, isOwn }: StockDesk) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const [{ rows, total }, choices] = await Promise.all([
    api.sendPaged(calls.list, readListRequest(searchParams)),
    loadFilterChoices(api, filters, isOwn),
  ])
  const isEmpty = total === 0 && Object.keys(filters).length === 0
  return { rows, total, isEmpty, filters, choices, filterWords: nameFilters(filters, choices) }
}
