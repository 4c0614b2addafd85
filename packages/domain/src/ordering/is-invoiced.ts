import type { Order } from './order'

/** Something of it is on the road, for which there is an invoice where it went by a truck of ours. */
export const isInvoiced = ({ status, partlyDispatched }: Pick<Order, 'status' | 'partlyDispatched'>): boolean =>
  partlyDispatched === true || status === 'Dispatched' || status === 'Delivered'
