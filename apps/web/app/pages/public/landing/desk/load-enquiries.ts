import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import type { Api } from '../../../../api/api'
import { needsFreshSignIn } from '../../../../api/session/needs-fresh-sign-in'
import { isSettingsRedirect } from '../../../../api/session/return-to'
import { readListState } from '../../../../parts/platform/list/list-state'
import { loadPageOfEnquiries, PAGE_SIZE } from '../../../../parts/sourcing/enquiry/page-of-enquiries'

export function loadEnquiryPage(api: Api, params: URLSearchParams) {
  const { page, search } = readListState(params, '')
  return loadPageOfEnquiries(page, (page) =>
    api.sendPaged(fetchEnquiries, { page, pageSize: PAGE_SIZE, search }, { stay: true }),
  )
}

/** Everybody's enquiries below the desk. They never fail it. */
export async function loadEnquiries(api: Api, params: URLSearchParams) {
  try {
    return await loadEnquiryPage(api, params)
  } catch (error) {
    if (isSettingsRedirect(error)) throw error
    // Do not open a dialog on the first page.
    return needsFreshSignIn(error) ? ('unconfirmed' as const) : ('failed' as const)
  }
}
