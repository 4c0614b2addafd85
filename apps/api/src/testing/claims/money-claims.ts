import { fetchOwnInvoices, saveOwnInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { everybodyGets, type Claim } from './claim'

/** Nobody of them is a supplier; whose trucks are whose is in the tests of suppliers' accounts. */
export const moneyClaims: readonly Claim[] = [
  {
    call: saveOwnInvoice,
    field: 'consignmentId',
    naming: () => ({ consignmentId: 1, number: 'S/1', issuedOn: '2026-11-01', taxable: 1, gst: 0 }),
    ...everybodyGets('suppliersOnly'),
  },
  {
    call: fetchOwnInvoices,
    field: 'consignmentId',
    naming: () => ({ consignmentId: 1 }),
    ...everybodyGets('suppliersOnly'),
  },
]
