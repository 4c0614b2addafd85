import { type ConsignmentEwayBill, fetchConsignmentEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { fetchInvoices } from '@lohahaat/contract/billing/invoices/invoices'
import type { TaxDocumentRow } from '@lohahaat/contract/billing/invoices/tax-document'
import { fetchConsignmentCertificates } from '@lohahaat/contract/fulfilment/certificates/ties'
import { fetchConsignment } from '@lohahaat/contract/fulfilment/consignments/consignments'
import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { fetchWeighment, type Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { texts } from './texts'

/** A truck with everything its screen shows. A paper is null when it could not be loaded: the rest is worth showing. */
export interface LoadedTruck {
  consignment: Consignment
  weighment: Weighment
  certificates: ResponseOf<typeof fetchConsignmentCertificates> | null
  documents: readonly TaxDocumentRow[] | null
  ewayBill: ConsignmentEwayBill | null
}

type LoadedConsignment = { truck: LoadedTruck; problem: null } | { truck: null; problem: string }

/** The truck of a URL, or why there is none. Any other failure is thrown: trying again may help. */
export async function loadConsignment(api: Api, consignmentId: string): Promise<LoadedConsignment> {
  if (!/^[1-9]\d{0,8}$/.test(consignmentId)) return { truck: null, problem: texts.notFound }
  const id = Number(consignmentId)
  try {
    const [consignment, weighment, certificates, documents, ewayBill] = await Promise.all([
      api.send(fetchConsignment, { consignmentId }),
      api.send(fetchWeighment, { consignmentId }),
      api.send(fetchConsignmentCertificates, { consignmentId }).catch(() => null),
      api.send(fetchInvoices, { consignmentId: id, sort: 'issuedOn' }).catch(() => null),
      api.send(fetchConsignmentEwayBill, { consignmentId: id }).catch(() => null),
    ])
    return { truck: { consignment, weighment, certificates, documents, ewayBill }, problem: null }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { truck: null, problem: error.text }
    throw error
  }
}
