import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/invoices-page'
import { Exports } from './exports'
import { InvoiceFilterFields } from './invoice-filter-fields'
import { DEFAULT_SORT, PAGE_SIZE } from './invoices-query'
import { InvoicesTable } from './invoices-table'
import { texts } from './texts'

/** Loaded with the schemas of its filters, so that the first view is drawn without them. */
const load = async () => (await import('./load-invoices')).loadInvoices

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  (await load())(serverApi(request, context), request)
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load())(browserApi, request)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function InvoicesPage({ loaderData: { rows, total, filters, now } }: Route.ComponentProps) {
  const list = useListSearch(DEFAULT_SORT)
  const isEmpty = total === 0 && filters !== null && Object.values(filters).every((value) => value === undefined)
  return (
    <ListScreen
      title={texts.title}
      list={list}
      rows={rows}
      total={total}
      pageSize={PAGE_SIZE}
      action={filters && total > 0 && <Exports filters={filters} />}
      empty={isEmpty && <EmptyState title={texts.noneYet}>{texts.noneYetHint}</EmptyState>}
      filters={<InvoiceFilterFields list={list} now={now} />}
    >
      <InvoicesTable rows={rows} sort={list.tableSort} busy={list.busy} />
    </ListScreen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
