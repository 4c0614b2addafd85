export const orderStatuses = ['Confirmed', 'Processing', 'Dispatched', 'Delivered', 'Cancelled'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Steel that has left the yard is on the road with an invoice: from Dispatched on there is no way back. */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Confirmed: ['Processing', 'Cancelled'],
  Processing: ['Dispatched', 'Cancelled'],
  Dispatched: ['Delivered'],
  Delivered: [],
  Cancelled: [],
}

export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => moves[status]

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => moves[from].includes(to)

/** Whether an order may still be cancelled or lose a line. */
export const isOpenForChange = (status: OrderStatus): boolean => canMove(status, 'Cancelled')
