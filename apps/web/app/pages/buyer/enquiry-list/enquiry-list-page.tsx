import { fetchOwnEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details-based-on-user'
import { Suspense } from 'react'
import { Await } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { EnquiriesLoading } from '../../../parts/sourcing/enquiry/enquiries-loading'
import { loadPageOfEnquiries, PAGE_SIZE } from '../../../parts/sourcing/enquiry/page-of-enquiries'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { deferred } from '../../../parts/platform/list/deferred'
import { readListState } from '../../../parts/platform/list/list-state'
import { pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/enquiry-list-page'
import { OwnEnquiries } from './own-enquiries'
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
    <Suspense fallback={<Loading />}>
      <Await resolve={loaded} errorElement={<ErrorBoundary />}>
        {(shown) => <OwnEnquiries {...shown} />}
      </Await>
    </Suspense>
  )
}

const Loading = () => (
  <Page title={texts.title}>
    <EnquiriesLoading />
  </Page>
)

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
