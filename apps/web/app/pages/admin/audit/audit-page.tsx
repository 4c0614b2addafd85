import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/audit-page'
import { AuditFilters } from './audit-filters'
import { PAGE_SIZE } from './audit-query'
import { AuditTable } from './audit-table'
import { AuditTabs } from './audit-tabs'
import { texts } from './texts'

/** Loaded with the schemas of its filters, so that the first view is drawn without them. */
const load = async () => (await import('./load-audit')).loadAudit

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  (await load())(serverApi(request, context), request)
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load())(browserApi, request)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function AuditPage({ loaderData: { choices, rows, total, isCapped } }: Route.ComponentProps) {
  const list = useListSearch('')
  const isEmpty = choices.resources.length === 0
  return (
    <ListScreen
      title={texts.title}
      intro={texts.intro}
      tabs={<AuditTabs />}
      list={list}
      rows={rows}
      total={total}
      isCapped={isCapped}
      pageSize={PAGE_SIZE}
      empty={isEmpty && <EmptyState title={texts.noneYet}>{texts.noneYetHint}</EmptyState>}
      filters={<AuditFilters list={list} choices={choices} />}
    >
      <AuditTable entries={rows} busy={list.busy} />
    </ListScreen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
