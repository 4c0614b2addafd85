import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import { toKilograms } from '@lohahaat/domain/sourcing/priced-list'
import { followTrucks } from '../../ordering/order-trucks/follow-trucks'
import type { OrderRecord } from '../../ordering/orders/orders.repository'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { findConsignment, type StoredConsignment } from './consignments.repository'
import { ownersOf } from './find-consignment'
import { answerConsignment } from './read-consignments'

/** What every change of a truck ends with: the order follows, what an administrator did is on record, and the answer. */
export async function conclude(
  tx: Db,
  actor: Actor,
  order: OrderRecord,
  before: StoredConsignment | null,
  consignmentId: number,
): Promise<Consignment> {
  await followTrucks(tx, order, actor)
  const after = await findConsignment(tx, consignmentId, 'anybody')
  if (!after) throw new Error('The truck is gone while its order is locked')
  await audit(tx, actor, before, after)
  return answerConsignment(tx, actor, after)
}

/** As conclude, of a truck that was dropped. */
export async function concludeGone(tx: Db, actor: Actor, before: StoredConsignment) {
  await followTrucks(tx, before.order, actor)
  await audit(tx, actor, before, null)
}

/** Suppliers and buyers do this every day; an administrator does it for them. */
async function audit(tx: Db, actor: Actor, before: StoredConsignment | null, after: StoredConsignment | null) {
  const truck = after ?? before
  if (!truck) return
  const owners = ownersOf(truck)
  const plain: Actor = { ...actor, adminRights: 'none' }
  if (isAllowed('load a consignment', plain, owners) || isAllowed('receive a consignment', plain, owners)) return
  const recordId = truck.consignment.id
  await recordAudit(tx, actor, {
    ...{ resource: 'Consignment', recordId },
    before: before && contentsOf(before),
    after: after && contentsOf(after),
  })
}

const contentsOf = ({ order, consignment: { number, state, vehicleNo }, lines }: StoredConsignment) => ({
  orderNo: order.orderNo,
  truck: number,
  state,
  vehicleNo,
  kg: toKilograms(lines.reduce((sum, { load }) => sum + load.grams, 0n)),
})
