import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchEnquiriesInput } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { readListState } from '../../../parts/platform/list/list-state'

/** The filters of the list in the URL, besides the search. */
export const filterNames = ['status', 'department', 'from', 'to'] as const

type Query = InputOf<typeof fetchEnquiries>

/** The filters in a URL, or null if nothing can match: it may have been typed or truncated. */
export function readFilters(params: URLSearchParams): Query | null {
  const filter = (name: (typeof filterNames)[number]) => params.get(name) || undefined
  const query = fetchEnquiriesInput.safeParse({
    status: filter('status'),
    departmentId: filter('department'),
    from: filter('from'),
    to: filter('to'),
    search: readListState(params, '').search || undefined,
  })
  return query.data ?? null
}

/** Whether the list may be shorter than all there is. Filters that are not set are keys without a value. */
export const isNarrowed = (filters: Query | null) =>
  filters === null || Object.values(filters).some((value) => value !== undefined)
