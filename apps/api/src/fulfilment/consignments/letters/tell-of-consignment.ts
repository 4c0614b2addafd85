import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { mailBuyer } from '../../../ordering/order-changes/change-order'
import type { OrderRecord } from '../../../ordering/orders/orders.repository'
import type { Db } from '../../../platform/db/db'
import { queueLetter } from '../../../platform/mail/queue-letter'
import { truckArrived, truckMoved, type TruckStep } from './consignment-letters'
import { listLoaders } from '../loaders.repository'

/** Mails the buyer where his truck is, and its supplier what became of it on the other side. */
export async function tellOf(
  tx: Db,
  order: OrderRecord,
  truck: Consignment,
  siteUrl: string,
  step: TruckStep = truck.state,
) {
  await mailBuyer(tx, order, () => truckMoved(step, truck, siteUrl))
  const { sellerId } = truck
  if (sellerId === null || (step !== 'Received' && step !== 'Closed')) return
  for (const { email } of await listLoaders(tx, sellerId))
    await queueLetter(tx, email, () => truckArrived(step, truck, siteUrl))
}
