import { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import { auditFilters } from '@lohahaat/contract/platform/audit/audit-filter-fields'
import { fetchAuditFilters } from '@lohahaat/contract/platform/audit/audit-filters'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { z } from 'zod'
import type { Api } from '../../../api/api'
import { readListState } from '../../../parts/platform/list/list-state'
import { type filterNames, PAGE_SIZE } from './audit-query'

export async function loadAudit(api: Api, request: Request) {
  const query = queryOf(new URL(request.url).searchParams)
  const [choices, shown] = await Promise.all([
    api.send(fetchAuditFilters),
    query ? api.sendPaged(fetchAuditDetails, query) : { rows: [], total: 0, isCapped: false },
  ])
  return { choices, ...shown }
}

/** The query of a URL, or null if nothing can match: it may have been typed or truncated. */
export function queryOf(params: URLSearchParams): InputOf<typeof fetchAuditDetails> | null {
  const { search, page } = readListState(params, '')
  const filter = (name: (typeof filterNames)[number]) => params.get(name) || undefined
  const { data } = z.object(auditFilters).safeParse({
    resource: filter('resource'),
    action: filter('action'),
    userId: filter('person'),
    recordId: filter('record'),
    from: filter('from'),
    to: filter('to'),
  })
  return data ? { page, pageSize: PAGE_SIZE, search, ...data } : null
}
