import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { CloseButton } from '../../../parts/sourcing/enquiry/close-button'
import { EnquiryListLoading, EnquiryListScreen } from '../../../parts/sourcing/enquiry/enquiry-list-screen'
import { loadPageOfEnquiries, PAGE_SIZE } from '../../../parts/sourcing/enquiry/page-of-enquiries'
import { StepLink } from '../../../parts/sourcing/enquiry/step-link'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { Deferred, deferred } from '../../../parts/platform/deferred'
import { readListState } from '../../../parts/platform/list/list-state'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import type { Route } from './+types/all-enquiry-list-page'
import { isNarrowed, readFilters } from './enquiries-query'
import { EnquiryFilters } from './enquiry-filters'
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
  return { ...shown, departments, isFiltered: isNarrowed(filters) }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function AllEnquiryListPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Deferred loaded={loaded} loading={<EnquiryListLoading title={texts.title} />} failed={<ErrorBoundary />}>
      {(shown) => <AllEnquiries {...shown} />}
    </Deferred>
  )
}

function AllEnquiries({ departments, isFiltered, ...shown }: Awaited<ReturnType<typeof load>>) {
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
