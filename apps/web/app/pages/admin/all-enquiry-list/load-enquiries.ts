import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { type EnquiryFilters, enquiryFilters } from '@lohahaat/contract/sourcing/enquiries/enquiry-filters'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { z } from 'zod'
import type { Api } from '../../../api/api'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPageOfEnquiries, PAGE_SIZE } from '../../../parts/sourcing/enquiry/page-of-enquiries'
import type { filterNames } from './enquiries-query'

export type LoadedEnquiries = Awaited<ReturnType<typeof loadEnquiries>>

export async function loadEnquiries(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const { page } = readListState(searchParams, '')
  const [departments, shown] = await Promise.all([
    api.send(departmentDetails.calls.list, { departmentId: -1 }),
    filters
      ? loadPageOfEnquiries(page, (page) => api.sendPaged(fetchEnquiries, { ...filters, page, pageSize: PAGE_SIZE }))
      : { rows: [], total: 0, page: 1 },
  ])
  return { ...shown, departments, isFiltered: isNarrowed(filters) }
}

/** The filters in a URL, or null if nothing can match: it may have been typed or truncated. */
export function readFilters(params: URLSearchParams): EnquiryFilters | null {
  const filter = (name: (typeof filterNames)[number]) => params.get(name) || undefined
  const query = z.object(enquiryFilters).safeParse({
    status: filter('status'),
    departmentId: filter('department'),
    from: filter('from'),
    to: filter('to'),
    search: readListState(params, '').search || undefined,
  })
  return query.data ?? null
}

/** Whether the list may be shorter than all there is. Filters that are not set are keys without a value. */
export const isNarrowed = (filters: EnquiryFilters | null) =>
  filters === null || Object.values(filters).some((value) => value !== undefined)
