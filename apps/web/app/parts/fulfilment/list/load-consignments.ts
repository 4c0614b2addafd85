import { fetchConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { consignmentStates } from '@lohahaat/domain/fulfilment/consignment'
import type { Api } from '../../../api/api'
import { readListState } from '../../platform/list/list-state'
import { loadPage } from '../../platform/list/load-page'

export const PAGE_SIZE = 25

/** The page of a list of trucks that a URL asks for. */
export function loadConsignments(api: Api, request: Request, of: 'sales' | 'all') {
  const { searchParams } = new URL(request.url)
  const { page, search } = readListState(searchParams, '')
  const state = consignmentStates.find((known) => known === searchParams.get('state'))
  return loadPage(page, PAGE_SIZE, (page) =>
    api.sendPaged(fetchConsignments, {
      page,
      pageSize: PAGE_SIZE,
      of,
      ...(search && { search }),
      ...(state && { state }),
    }),
  )
}
