import { fetchFittingEnquiries } from '@lohahaat/contract/supply/desk/supplier-desk'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { FitRow } from '../../../parts/supply/fits/fit-row'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/enquiries-page'
import { texts } from './texts'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

function load(api: Api, request: Request) {
  const { page } = readListState(new URL(request.url).searchParams, '')
  return loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchFittingEnquiries, { page, pageSize: PAGE_SIZE }))
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function FittingEnquiriesPage({ loaderData: shown }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <ListScreen
      title={texts.title}
      intro={texts.intro}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      filters={null}
      noMatch={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
    >
      <ul className="rounded-box border border-line bg-card *:first:border-t-0">
        {shown.rows.map((enquiry, at) => (
          <FitRow key={enquiry.enquiryId} enquiry={enquiry} isMain={at === 0 && !enquiry.hasQuoted} />
        ))}
      </ul>
    </ListScreen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
