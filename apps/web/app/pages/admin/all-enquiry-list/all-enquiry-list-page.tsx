import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
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
import type { Route } from './+types/all-enquiry-list-page'
import { AllEnquiries } from './all-enquiries'
import { readFilters } from './enquiries-query'
import { texts } from './texts'

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  loaded: await load(serverApi(request, context), request),
})
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => deferred(request, load(browserApi, request))

async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const { page } = readListState(searchParams, '')
  const [departments, shown] = await Promise.all([
    api.send(departmentDetails.calls.list, { departmentId: -1 }),
    filters
      ? loadPageOfEnquiries(page, (page) => api.sendPaged(fetchEnquiries, { ...filters, page, pageSize: PAGE_SIZE }))
      : { rows: [], total: 0, page: 1 },
  ])
  const isNarrowed = filters === null || Object.keys(filters).length > 0
  return { ...shown, departments, isNarrowed }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function AllEnquiryListPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={loaded} errorElement={<ErrorBoundary />}>
        {(shown) => <AllEnquiries {...shown} />}
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
