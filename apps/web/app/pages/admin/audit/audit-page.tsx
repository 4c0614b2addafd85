import { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import { fetchAuditFilters } from '@lohahaat/contract/platform/audit/audit-filters'
import { Link } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { Badge } from '../../../ui/badge'
import { Page } from '../../../ui/page'
import { Pager } from '../../../ui/lists/pager'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/audit-page'
import { AuditFilters } from './audit-filters'
import { PAGE_SIZE, queryOf } from './audit-query'
import { AuditTable } from './audit-table'
import { AuditTabs } from './audit-tabs'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const query = queryOf(new URL(request.url).searchParams)
  const [choices, { rows, total }] = await Promise.all([
    api.send(fetchAuditFilters),
    query ? api.sendPaged(fetchAuditDetails, query) : { rows: [], total: 0 },
  ])
  return { choices, rows, total }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function AuditPage({ loaderData: { choices, rows, total } }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <Page title={texts.title} badge={<Badge tone="steel">{formatCount(total)}</Badge>} intro={texts.intro}>
      <AuditTabs />
      {choices.resources.length === 0 ? (
        <EmptyState title={texts.noneYet}>{texts.noneYetHint}</EmptyState>
      ) : (
        <>
          <AuditFilters list={list} choices={choices} />
          {rows.length === 0 ? (
            <EmptyState title={texts.nothingFound}>
              <Link to="?" className="link">
                {texts.showAll}
              </Link>
            </EmptyState>
          ) : (
            <AuditTable entries={rows} busy={list.busy} />
          )}
          <Pager page={list.page} pageSize={PAGE_SIZE} total={total} hrefFor={(page) => list.hrefFor({ page })} />
        </>
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
