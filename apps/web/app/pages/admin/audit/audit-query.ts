import type { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import { fetchAuditDetailsInput } from '@lohahaat/contract/platform/audit/audit-details'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { readListState } from '../../../parts/platform/list/list-state'

export const PAGE_SIZE = 50

/** The filters of the list in the URL. */
export const filterNames = ['resource', 'action', 'person', 'record', 'from', 'to'] as const

/** The query of a URL, or null if nothing can match: it may have been typed or truncated. */
export function queryOf(params: URLSearchParams): InputOf<typeof fetchAuditDetails> | null {
  const { search, page } = readListState(params, '')
  const filter = (name: (typeof filterNames)[number]) => params.get(name) || undefined
  const query = fetchAuditDetailsInput.safeParse({
    page,
    pageSize: PAGE_SIZE,
    search,
    resource: filter('resource'),
    action: filter('action'),
    userId: filter('person'),
    recordId: filter('record'),
    from: filter('from'),
    to: filter('to'),
  })
  return query.data ?? null
}
