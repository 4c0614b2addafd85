import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import type { Api } from '../../../api/api'
import { loadPageOfEnquiries, PAGE_SIZE } from '../../../parts/sourcing/enquiry/page-of-enquiries'
import { readListState } from '../../../parts/platform/list/list-state'

export function askForEnquiries(api: Api, params: URLSearchParams) {
  const { page, search } = readListState(params, '')
  return loadPageOfEnquiries(page, (Page) =>
    api.sendPaged(fetchEnquiries, { Page, PageSize: PAGE_SIZE, Search: search }, { stay: true }),
  )
}
