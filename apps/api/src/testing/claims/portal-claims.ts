import {
  cancelEwayBill,
  extendEwayBill,
  fetchConsignmentEwayBill,
  fetchEwayBillCheck,
  saveEwayBill,
} from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { everybodyGets, type Claim } from './claim'

/** No such invoice was issued: whose they are is in the tests of e-way bills. */
const NONE = 2_000_000_000

/** E-way bills of invoices and trucks. */
export const portalClaims: readonly Claim[] = [
  {
    call: fetchEwayBillCheck,
    field: 'invoiceId',
    naming: () => ({ invoiceId: NONE }),
    ...everybodyGets('invoiceNotFound'),
  },
  {
    call: saveEwayBill,
    field: 'invoiceId',
    naming: () => ({
      ...{ invoiceId: NONE, ewayBillNo: '331001122334', generatedAt: '2026-11-18T10:00:00+05:30', km: 165 },
    }),
    ...everybodyGets('invoiceNotFound'),
  },
  {
    call: cancelEwayBill,
    field: 'ewayBillId',
    naming: () => ({ ewayBillId: NONE, cancelReason: 'Other' }),
    ...everybodyGets('invoiceNotFound'),
  },
  {
    call: extendEwayBill,
    field: 'ewayBillId',
    naming: () => ({ ewayBillId: NONE, km: 165 }),
    ...everybodyGets('invoiceNotFound'),
  },
  {
    call: fetchConsignmentEwayBill,
    field: 'consignmentId',
    naming: () => ({ consignmentId: NONE }),
    ...everybodyGets('consignmentNotFound'),
  },
]
