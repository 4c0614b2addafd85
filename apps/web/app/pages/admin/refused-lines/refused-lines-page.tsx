import { fetchRefusedLines } from '@lohahaat/contract/supply/orders/refused-lines'
import { fetchSupplierTerms } from '@lohahaat/contract/supply/terms/supplier-terms'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/refused-lines-page'
import { RefusedTable } from './refused-table'
import { TermsForm } from './terms-form'
import { texts } from './texts'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { page } = readListState(new URL(request.url).searchParams, '')
  const [refused, terms] = await Promise.all([
    loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchRefusedLines, { page, pageSize: PAGE_SIZE })),
    api.send(fetchSupplierTerms),
  ])
  return { refused, terms: terms.current }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function RefusedLinesPage({ loaderData: { refused, terms } }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <ListScreen
      title={texts.title}
      intro={texts.intro}
      list={list}
      {...refused}
      pageSize={PAGE_SIZE}
      filters={null}
      foot={<TermsForm key={terms?.supplierTermsId} current={terms} />}
      noMatch={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
    >
      <RefusedTable rows={refused.rows} busy={list.busy} />
    </ListScreen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
