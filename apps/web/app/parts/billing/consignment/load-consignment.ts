import { fetchConsignment } from '@lohahaat/contract/fulfilment/consignments/consignments'
import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { fetchWeighment, type Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { texts } from './texts'

type LoadedConsignment =
  | { consignment: Consignment; weighment: Weighment; problem: null }
  | { consignment: null; weighment: null; problem: string }

/** The truck of a URL with its slips, or why there is none. Any other failure is thrown: trying again may help. */
export async function loadConsignment(api: Api, consignmentId: string): Promise<LoadedConsignment> {
  if (!/^[1-9]\d{0,8}$/.test(consignmentId)) return noConsignment(texts.notFound)
  try {
    const [consignment, weighment] = await Promise.all([
      api.send(fetchConsignment, { consignmentId }),
      api.send(fetchWeighment, { consignmentId }),
    ])
    return { consignment, weighment, problem: null }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return noConsignment(error.text)
    throw error
  }
}

const noConsignment = (problem: string): LoadedConsignment => ({ consignment: null, weighment: null, problem })
