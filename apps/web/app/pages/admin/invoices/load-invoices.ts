import { type InvoiceFilters, invoiceFilters } from '@lohahaat/contract/billing/invoices/invoice-filters'
import { fetchInvoices, invoiceSortable } from '@lohahaat/contract/billing/invoices/invoices'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { z } from 'zod'
import type { Api } from '../../../api/api'
import { readListState } from '../../../parts/platform/list/list-state'
import { DEFAULT_SORT, PAGE_SIZE, type Sort } from './invoices-query'

export async function loadInvoices(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const now = new Date().toISOString()
  if (!filters) return { rows: [], total: 0, filters, now }
  return { ...(await api.sendPaged(fetchInvoices, { ...readPage(searchParams), ...filters })), filters, now }
}

/** The filters in a URL, or null if nothing can match: it may have been typed or truncated. */
export function readFilters(params: URLSearchParams): InvoiceFilters | null {
  const { search } = readListState(params, DEFAULT_SORT)
  const filter = (name: string) => params.get(name) || undefined
  const found = z.object(invoiceFilters).safeParse({
    kind: filter('kind'),
    month: filter('month'),
    companyId: filter('companyId'),
    search: search || undefined,
  })
  return found.data ?? null
}

const sorts = invoiceSortable.flatMap((key): Sort[] => [key, `-${key}`])

/** Page and sort order of a URL. An unknown sort order means the default. */
export function readPage(params: URLSearchParams): InputOf<typeof fetchInvoices> {
  const { page, sort } = readListState(params, DEFAULT_SORT)
  return { page, pageSize: PAGE_SIZE, sort: sorts.find((known) => known === sort) ?? DEFAULT_SORT }
}
