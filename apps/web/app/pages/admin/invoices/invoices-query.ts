import { type fetchInvoices, invoiceFilters, invoiceSortable } from '@lohahaat/contract/billing/invoices/invoices'
import type { InvoiceFilters } from '@lohahaat/contract/billing/invoices/invoices'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { readListState } from '../../../parts/platform/list/list-state'

export const PAGE_SIZE = 25

/** The filters of the list in the URL, besides the search. */
export const filterNames = ['kind', 'month'] as const

type Query = InputOf<typeof fetchInvoices>
type Sort = NonNullable<Query['sort']>

export const DEFAULT_SORT: Sort = '-issuedOn'

const sorts = invoiceSortable.flatMap((key): Sort[] => [key, `-${key}`])

/** The filters in a URL, or null if nothing can match: it may have been typed or truncated. */
export function readFilters(params: URLSearchParams): InvoiceFilters | null {
  const { search } = readListState(params, DEFAULT_SORT)
  const filter = (name: string) => params.get(name) || undefined
  const found = invoiceFilters.safeParse({
    kind: filter('kind'),
    month: filter('month'),
    companyId: filter('companyId'),
    search: search || undefined,
  })
  return found.data ?? null
}

/** Page and sort order of a URL. An unknown sort order means the default. */
export function readPage(params: URLSearchParams): Query {
  const { page, sort } = readListState(params, DEFAULT_SORT)
  return { page, pageSize: PAGE_SIZE, sort: sorts.find((known) => known === sort) ?? DEFAULT_SORT }
}
