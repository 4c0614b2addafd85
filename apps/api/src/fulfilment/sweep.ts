import type { Sweep } from '../platform/operations/housekeeping'
import { deleteOrderLinksBefore } from './order-links/order-links.repository'

export const sweepFulfilment: Sweep = async (db, ago) => {
  await deleteOrderLinksBefore(db, ago(0))
}
