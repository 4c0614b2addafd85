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
import { texts } from './texts'

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
