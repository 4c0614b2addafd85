import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { type fetchStockDetails, stockSortable } from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { readListState } from '../../../parts/platform/list/list-state'

export const PAGE_SIZE = 50

/** By default the newest first, so that no row moves while its price is edited. */
export const DEFAULT_SORT = ''

/** The filters of the list in the URL, without the search. */
export const noFilters = { brand: null, class: null, size: null, seller: null, active: null }

/** The filters in the URL. It may have been typed: invalid values are ignored. */
export function readFilters(params: URLSearchParams): StockFilters {
  const { search } = readListState(params, DEFAULT_SORT)
  const [brand, ofClass, seller] = ['brand', 'class', 'seller'].map((name) => readId(params.get(name)))
  const size = ofClass && readId(params.get('size'))
  const active = params.get('active')
  return {
    ...(brand && { brandId: brand }),
    ...(ofClass && { classId: ofClass }),
    ...(size && { sizeId: size }),
    ...(seller && { sellerId: seller }),
    ...((active === 'true' || active === 'false') && { active }),
    ...(search && { search: search.slice(0, 100) }),
  }
}

type Sort = NonNullable<InputOf<typeof fetchStockDetails>['sort']>

export function readListRequest(params: URLSearchParams) {
  const { sort, page } = readListState(params, DEFAULT_SORT)
  const known = stockSortable.flatMap((key): Sort[] => [key, `-${key}`]).find((key) => key === sort)
  return { itemId: -1, page, pageSize: PAGE_SIZE, ...(known && { sort: known }), ...readFilters(params) }
}

const readId = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined)
