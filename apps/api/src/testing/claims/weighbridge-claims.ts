import { confirmSlip, fetchSlipPhoto, sendSlip, sendSlipPhoto } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import { fetchWeighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { Things } from '../things'
import { everybodyGets, ownerAndAdmin, type Claim } from './claim'

/** The seller's slip, which the buyer doesn't enter and which the invoice has used. */
const slipOf = ({ weighed }: Things, replacesSlipId?: number) => ({
  ...{ consignmentId: weighed.consignmentId, side: 'seller', slipNo: 'RST 2', bridge: 'Kanta', replacesSlipId },
  ...{ vehicleNo: 'HR55AB1234', grossKg: 11_000, tareKg: 8_000, netKg: 3_000 },
  ...{ grossAt: '2026-11-01T10:00:00+05:30', tareAt: '2026-11-01T09:00:00+05:30', reason: 'Misread' },
})

const slipIn = (call: Claim['call']) => ({
  call,
  field: 'slipId',
  naming: ({ weighed }: Things) => ({ slipId: weighed.slipId }),
})

/** Trucks and their slips belong to who ordered and who loads. */
export const weighbridgeClaims: readonly Claim[] = [
  {
    call: fetchWeighment,
    field: 'consignmentId',
    naming: ({ weighed }) => ({ consignmentId: weighed.consignmentId }),
    ...ownerAndAdmin('consignmentNotFound'),
  },
  {
    call: sendSlip,
    field: 'consignmentId',
    naming: (owner) => slipOf(owner),
    ...{ owner: 'notYourSlip', foreigner: 'consignmentNotFound', admin: 'slipUsed' },
  },
  {
    call: sendSlip,
    field: 'replacesSlipId',
    naming: (owner, caller) => slipOf(caller, owner.weighed.slipId),
    ...{ owner: 'notYourSlip', foreigner: 'notYourSlip', admin: 'slipUsed' },
  },
  { ...slipIn(confirmSlip), owner: 'slipNotThird', foreigner: 'slipNotFound', admin: 'slipNotThird' },
  { ...slipIn(fetchSlipPhoto), owner: 'noSlipPhoto', foreigner: 'slipNotFound', admin: 'noSlipPhoto' },
  { ...slipIn(sendSlipPhoto), ...everybodyGets('notAForm') },
]
