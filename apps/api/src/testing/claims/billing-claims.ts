import {
  exportInvoices,
  fetchInvoice,
  fetchInvoiceFile,
  fetchInvoices,
  issueInvoice,
} from '@lohahaat/contract/billing/invoices/invoices'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { everybodyGets, forAll, ownerAndAdmin, type Claim } from './claim'

const invoiceIn = (call: Call): Claim => ({
  call,
  field: 'invoiceId',
  naming: ({ billed }) => ({ invoiceId: billed.invoiceId }),
  ...ownerAndAdmin('invoiceNotFound'),
})

/** A filter: who may not see what it names is answered an empty list, which the tests of lists hold. */
const filterIn = (call: Call): Claim[] =>
  (['ofOrderId', 'consignmentId', 'companyId'] as const).map((field) => ({
    call,
    field,
    naming: ({ billed }) => ({ [field]: billed[field], format: 'csv' }),
    ...forAll,
  }))

/** Documents belong to who bought and who loads; who loads and administrators issue them. */
export const billingClaims: readonly Claim[] = [
  invoiceIn(fetchInvoice),
  invoiceIn(fetchInvoiceFile),
  ...filterIn(fetchInvoices),
  ...filterIn(exportInvoices),
  {
    call: issueInvoice,
    field: 'consignmentId',
    naming: ({ billed }) => ({ consignmentId: billed.loadedId }),
    ...{ ...everybodyGets('consignmentNotFound'), admin: 'answered' },
    spends: true,
  },
]
