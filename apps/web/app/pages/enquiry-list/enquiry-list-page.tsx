import { fetchOwnEnquiries } from '@lohahaat/contract/enquiry/enquiry-details-based-on-user'
import { Suspense } from 'react'
import { Await } from 'react-router'
import type { Api } from '../../api/api'
import { browserApi } from '../../api/browser-api'
import { serverApi } from '../../api/server-api'
import { EnquiriesLoading } from '../../parts/enquiry/enquiries-loading'
import { loadPageOfEnquiries, PAGE_SIZE } from '../../parts/enquiry/page-of-enquiries'
import { LoadError } from '../../parts/error-page/load-error'
import { deferred } from '../../parts/list/deferred'
import { readListState } from '../../parts/list/list-state'
import { pageMeta } from '../../site'
import { Page } from '../../ui/page'
import type { Route } from './+types/enquiry-list-page'
import { OwnEnquiries } from './own-enquiries'

const TITLE = 'My Enquiries'

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  loaded: await load(serverApi(request, context), request),
})
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => deferred(request, load(browserApi, request))

function load(api: Api, request: Request) {
  const { page, search } = readListState(new URL(request.url).searchParams, '')
  return loadPageOfEnquiries(page, (Page) =>
    api.sendPaged(fetchOwnEnquiries, { Page, PageSize: PAGE_SIZE, Search: search }),
  )
}

export const meta: Route.MetaFunction = () => pageMeta(TITLE, 'What you asked for, newest first.')

export default function EnquiryListPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={loaded} errorElement={<ErrorBoundary />}>
        {(shown) => <OwnEnquiries title={TITLE} {...shown} />}
      </Await>
    </Suspense>
  )
}

const Loading = () => (
  <Page title={TITLE}>
    <EnquiriesLoading />
  </Page>
)

export function ErrorBoundary() {
  return <LoadError title={TITLE} what="Your enquiries could not be loaded" />
}
