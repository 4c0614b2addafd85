import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import type { Api } from '../../../api/api'
import { loadPageOfEnquiries, PAGE_SIZE } from '../../../parts/sourcing/enquiry/page-of-enquiries'
import { readListState } from '../../../parts/platform/list/list-state'

export function loadEnquiryPage(api: Api, params: URLSearchParams) {
  const { page, search } = readListState(params, '')
  return loadPageOfEnquiries(page, (page) =>
    api.sendPaged(fetchEnquiries, { page, pageSize: PAGE_SIZE, search }, { stay: true }),
  )
}
