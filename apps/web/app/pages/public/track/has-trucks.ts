import type { fetchSharedOrder } from '@lohahaat/contract/fulfilment/consignments/order-link'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'

/** Whether trucks are shown: an order that was moved on by hand has none, and none is to come. */
export const hasTrucks = ({ status, trucks }: Pick<ResponseOf<typeof fetchSharedOrder>, 'status' | 'trucks'>) =>
  trucks.length > 0 || status === 'Confirmed' || status === 'Processing'
