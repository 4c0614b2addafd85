import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'

export type NextStep =
  | 'truck'
  | 'load'
  | 'sellerSlip'
  | 'invoice'
  | 'dispatch'
  | 'receive'
  | 'confirmSlip'
  | 'buyerSlip'
  | 'thirdSlip'
  | 'note'
  | 'close'

type Truck = Pick<Consignment, 'state' | 'vehicleNo' | 'invoiceNo' | 'mayLoad' | 'mayReceive'> & {
  lines: readonly Pick<Consignment['lines'][number], 'weightBasis'>[]
}
interface Weighed extends Pick<Weighment, 'mayConfirm'> {
  nextSteps: readonly Weighment['nextSteps'][number][]
  maySend: readonly Weighment['maySend'][number][]
  slips: readonly Pick<Weighment['slips'][number], 'side'>[]
}

/** The one thing that the caller does next with a truck; null where it waits for somebody else, or is closed. */
export function nextStep(truck: Truck, weighed: Weighed, isAdmin: boolean): NextStep | null {
  switch (truck.state) {
    case 'Planned':
      return truck.mayLoad ? (truck.vehicleNo === null ? 'truck' : 'load') : null
    case 'Loaded':
      return truck.mayLoad ? stepOfLoaded(truck, weighed) : null
    case 'Dispatched':
      return truck.mayReceive ? 'receive' : null
    case 'Received':
      return stepOfReceived(truck, weighed, isAdmin)
    case 'Closed':
      return null
  }
}

/** What is invoiced by weight has to be weighed before. */
function stepOfLoaded({ invoiceNo, lines }: Truck, { slips }: Weighed): NextStep {
  if (invoiceNo !== null) return 'dispatch'
  const isByWeight = lines.some(({ weightBasis }) => weightBasis === 'weighbridge')
  return isByWeight && !hasSlip(slips, 'seller') ? 'sellerSlip' : 'invoice'
}

function stepOfReceived({ mayReceive }: Truck, weighed: Weighed, isAdmin: boolean): NextStep | null {
  const { maySend, mayConfirm, slips } = weighed
  const can = (step: Weighment['nextSteps'][number]) => weighed.nextSteps.includes(step)
  if (mayConfirm) return 'confirmSlip'
  // Without the seller's slip there is nothing to hold the buyer's against.
  const isCompared = hasSlip(slips, 'seller') && !isAdmin
  if (mayReceive && can('buyerSlip') && maySend.includes('buyer') && isCompared) return 'buyerSlip'
  if (can('thirdSlip') && maySend.includes('third') && !isAdmin) return 'thirdSlip'
  if (!isAdmin) return null
  return can('issueNote') ? 'note' : can('close') ? 'close' : null
}

const hasSlip = (slips: Weighed['slips'], side: Weighment['slips'][number]['side']) =>
  slips.some((slip) => slip.side === side)
