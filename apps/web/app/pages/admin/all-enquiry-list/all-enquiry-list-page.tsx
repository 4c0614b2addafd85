import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { CloseButton } from '../../../parts/sourcing/enquiry/close-button'
import { EnquiryListLoading, EnquiryListScreen } from '../../../parts/sourcing/enquiry/enquiry-list-screen'
import { StepLink } from '../../../parts/sourcing/enquiry/step-link'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { Deferred, deferred } from '../../../parts/platform/deferred'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import type { Route } from './+types/all-enquiry-list-page'
import { EnquiryFilters } from './enquiry-filters'
import type { LoadedEnquiries } from './load-enquiries'
import { texts } from './texts'

/** Loaded with the schemas of its filters, so that the first view is drawn without them. */
const load = async (api: Api, request: Request) => (await import('./load-enquiries')).loadEnquiries(api, request)

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  loaded: await load(serverApi(request, context), request),
})
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => deferred(request, load(browserApi, request))

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function AllEnquiryListPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Deferred loaded={loaded} loading={<EnquiryListLoading title={texts.title} />} failed={<ErrorBoundary />}>
      {(shown) => <AllEnquiries {...shown} />}
    </Deferred>
  )
}

function AllEnquiries({ departments, isFiltered, ...shown }: LoadedEnquiries) {
  const list = useListSearch('')
  return (
    <EnquiryListScreen
      title={texts.title}
      list={list}
      shown={shown}
      isFiltered={isFiltered}
      filters={<EnquiryFilters list={list} departments={departments} />}
      actions={(enquiry) => (
        <>
          <StepLink enquiry={enquiry} />
          <CloseButton enquiry={enquiry} />
        </>
      )}
    />
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
