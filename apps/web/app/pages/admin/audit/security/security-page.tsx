import { fetchSecurityEvents, MOST_SECURITY_EVENTS } from '@lohahaat/contract/platform/security-log/security-events'
import { Link, useLocation } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Api } from '../../../../api/api'
import { browserApi } from '../../../../api/browser-api'
import { serverApi } from '../../../../api/server-api'
import { LoadError } from '../../../../parts/site/error-page/load-error'
import { useListSearch } from '../../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../../site'
import { Badge } from '../../../../ui/badge'
import { Page } from '../../../../ui/page'
import { Pager } from '../../../../ui/lists/pager'
import { EmptyState } from '../../../../ui/messages/states'
import { AuditTabs } from '../audit-tabs'
import { texts as auditTexts } from '../texts'
import type { Route } from './+types/security-page'
import { SecurityFilters } from './security-filters'
import { PAGE_SIZE, queryOf } from './security-query'
import { SecurityTable } from './security-table'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const query = queryOf(new URL(request.url).searchParams)
  return query ? api.sendPaged(fetchSecurityEvents, query) : { rows: [], total: 0 }
}

export const meta: Route.MetaFunction = () => pageMeta(auditTexts.title, texts.description)

export default function SecurityPage({ loaderData: { rows, total } }: Route.ComponentProps) {
  const list = useListSearch('')
  const { search } = useLocation()
  const count = formatCount(total)
  return (
    <Page
      title={auditTexts.title}
      badge={<Badge tone="steel">{total < MOST_SECURITY_EVENTS ? count : texts.andMore(count)}</Badge>}
      intro={texts.intro}
    >
      <AuditTabs />
      {total === 0 && search === '' ? (
        <EmptyState title={texts.noneYet}>{texts.noneYetHint}</EmptyState>
      ) : (
        <>
          <SecurityFilters list={list} />
          {rows.length === 0 ? (
            <EmptyState title={texts.nothingFound}>
              <Link to="?" className="link">
                {texts.showAll}
              </Link>
            </EmptyState>
          ) : (
            <SecurityTable events={rows} busy={list.busy} />
          )}
          <Pager page={list.page} pageSize={PAGE_SIZE} total={total} hrefFor={(page) => list.hrefFor({ page })} />
        </>
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={auditTexts.title} what={texts.loadFailed} />
}
