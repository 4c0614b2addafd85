import {
  fetchSecurityEventsInput,
  type fetchSecurityEvents,
} from '@lohahaat/contract/platform/security-log/security-events'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { readListState } from '../../../../parts/platform/list/list-state'

export const PAGE_SIZE = 50

/** The filters of the list in the URL. */
export const filterNames = ['kind', 'account', 'from', 'to'] as const

/** The query of a URL, or null if nothing can match: it may have been typed or truncated. */
export function queryOf(params: URLSearchParams): InputOf<typeof fetchSecurityEvents> | null {
  const { search, page } = readListState(params, '')
  const filter = (name: (typeof filterNames)[number]) => params.get(name) || undefined
  const query = fetchSecurityEventsInput.safeParse({
    page,
    pageSize: PAGE_SIZE,
    search,
    kind: filter('kind'),
    userId: filter('account'),
    from: filter('from'),
    to: filter('to'),
  })
  return query.data ?? null
}
