import { fetchOrderPapers } from '@lohahaat/contract/billing/papers/order-papers'
import {
  deleteCertificate,
  fetchCertificate,
  fetchCertificateFile,
  fetchOrderCertificates,
  readCertificate,
  saveCertificate,
} from '@lohahaat/contract/fulfilment/certificates/certificates'
import { fetchSharedCertificate } from '@lohahaat/contract/fulfilment/consignments/order-link'
import {
  fetchConsignmentCertificates,
  tieCertificate,
  untieCertificate,
} from '@lohahaat/contract/fulfilment/certificates/ties'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { everybodyGets, orderIn, ownerAndAdmin, type Answers, type Claim } from './claim'

const certificateIn = (call: Call, answers: Answers): Claim => ({
  call,
  field: 'certificateId',
  naming: ({ certificate: { certificateId } }) => ({ certificateId, version: 2 }),
  ...answers,
})

/** Who buys reads what came with his truck, and keeps no papers. */
const kept = (admin: Answers['admin']): Answers => ({ ...everybodyGets('suppliersOnly'), admin })

/** Mill test certificates: the owner is the buyer of what one came with. */
export const certificateClaims: readonly Claim[] = [
  certificateIn(fetchCertificate, ownerAndAdmin('certificateNotFound')),
  certificateIn(fetchCertificateFile, ownerAndAdmin('certificateNotFound')),
  certificateIn(readCertificate, kept('unreadableFile')),
  certificateIn(saveCertificate, kept('certificateChanged')),
  certificateIn(deleteCertificate, kept('certificateConfirmed')),
  ...(['certificateId', 'consignmentLineId'] as const).map((field): Claim => ({
    call: tieCertificate,
    field,
    naming: ({ certificate }) => ({ ...certificate, heatNo: 'X1', kg: 1 }),
    ...everybodyGets('loadNotFound'),
    admin: 'answered',
  })),
  {
    call: untieCertificate,
    field: 'tieId',
    naming: ({ certificate: { tieId } }) => ({ tieId }),
    ...everybodyGets('tieNotFound'),
    admin: 'answered',
    spends: true,
  },
  {
    call: fetchConsignmentCertificates,
    field: 'consignmentId',
    naming: ({ certificate: { consignmentId } }) => ({ consignmentId }),
    ...ownerAndAdmin('loadNotFound'),
  },
  orderIn(fetchOrderCertificates, 'orderId', ownerAndAdmin('orderNotFound')),
  {
    call: fetchSharedCertificate,
    field: 'certificateId',
    // It is the link that opens it, whoever asks.
    naming: ({ certificate: { certificateId } }) => ({ secret: 'x'.repeat(43), certificateId }),
    // Links of all kinds are refused in the same words.
    ...everybodyGets('listLinkDead'),
  },
  orderIn(fetchOrderPapers, 'orderId', ownerAndAdmin('orderNotFound')),
]
