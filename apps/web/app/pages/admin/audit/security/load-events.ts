import { fetchSecurityEvents } from '@lohahaat/contract/platform/security-log/security-events'
import { securityFilters } from '@lohahaat/contract/platform/security-log/security-filters'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { z } from 'zod'
import type { Api } from '../../../../api/api'
import { readListState } from '../../../../parts/platform/list/list-state'
import { type filterNames, PAGE_SIZE } from './security-query'

export async function loadEvents(api: Api, request: Request) {
  const query = queryOf(new URL(request.url).searchParams)
  return query ? api.sendPaged(fetchSecurityEvents, query) : { rows: [], total: 0 }
}

/** The query of a URL, or null if nothing can match: it may have been typed or truncated. */
export function queryOf(params: URLSearchParams): InputOf<typeof fetchSecurityEvents> | null {
  const { search, page } = readListState(params, '')
  const filter = (name: (typeof filterNames)[number]) => params.get(name) || undefined
  const { data } = z.object(securityFilters).safeParse({
    kind: filter('kind'),
    userId: filter('account'),
    from: filter('from'),
    to: filter('to'),
  })
  return data ? { page, pageSize: PAGE_SIZE, search, ...data } : null
}
