import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { ownersOf } from './slip-rights'
import { toWeighment } from './to-weighment'
import { readTruckPapers, type TruckPapers } from './truck-papers'

export const loadWeighment = (db: Database, actor: Actor, consignmentId: number): Promise<Weighment> =>
  inSnapshot(db, async (tx) => readWeighment(tx, actor, consignmentId))

export const readWeighment = async (tx: Db, actor: Actor, consignmentId: number): Promise<Weighment> =>
  toWeighment(await requireTruck(tx, actor, consignmentId), actor)

/** To everybody else there is no such truck, and no slip of it. */
export async function requireTruck(
  tx: Db,
  actor: Actor,
  consignmentId: number,
  missing: 'consignmentNotFound' | 'slipNotFound' = 'consignmentNotFound',
): Promise<TruckPapers> {
  const truck = await readTruckPapers(tx, consignmentId)
  if (!truck || !may(actor, 'see a consignment', ownersOf(truck))) throw new Refusal(missing)
  return truck
}
