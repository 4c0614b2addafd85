import { fetchOwnEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details-based-on-user'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useSession } from '../../../api/session/use-session'
import { CloseButton } from '../../../parts/sourcing/enquiry/close-button'
import { EnquiryListLoading, EnquiryListScreen } from '../../../parts/sourcing/enquiry/enquiry-list-screen'
import { loadPageOfEnquiries, PAGE_SIZE } from '../../../parts/sourcing/enquiry/page-of-enquiries'
import { EditLink } from '../../../parts/sourcing/enquiry/step-link'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { Deferred, deferred } from '../../../parts/platform/deferred'
import { ListSearchBox } from '../../../parts/platform/list/list-search-box'
import { readListState } from '../../../parts/platform/list/list-state'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import type { Route } from './+types/enquiry-list-page'
import { texts } from './texts'

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  loaded: await load(serverApi(request, context), request),
})
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => deferred(request, load(browserApi, request))

function load(api: Api, request: Request) {
  const { page, search } = readListState(new URL(request.url).searchParams, '')
  return loadPageOfEnquiries(page, (page) => api.sendPaged(fetchOwnEnquiries, { page, pageSize: PAGE_SIZE, search }))
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function EnquiryListPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Deferred loaded={loaded} loading={<EnquiryListLoading title={texts.title} />} failed={<ErrorBoundary />}>
      {(shown) => <OwnEnquiries shown={shown} />}
    </Deferred>
  )
}

function OwnEnquiries({ shown }: { shown: Awaited<ReturnType<typeof load>> }) {
  const list = useListSearch('')
  const { buys } = useSession()
  return (
    <EnquiryListScreen
      title={texts.title}
      list={list}
      shown={shown}
      isFiltered={list.search !== ''}
      filters={
        <ListSearchBox
          list={list}
          label={texts.search}
          placeholder={texts.searchExample}
          className="mb-5 sm:max-w-md"
        />
      }
      actions={(enquiry) =>
        buys &&
        enquiry.status === 'InProgress' && (
          <>
            <EditLink enquiry={enquiry} />
            <CloseButton enquiry={enquiry} />
          </>
        )
      }
    />
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
