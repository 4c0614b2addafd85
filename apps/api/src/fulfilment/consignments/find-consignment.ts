import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findConsignment, lockConsignment, type StoredConsignment } from './consignments.repository'

type Right = 'see a consignment' | 'load a consignment' | 'receive a consignment'

/** Whom a truck belongs to, for the table of permissions. */
export const ownersOf = ({ consignment, order }: Pick<StoredConsignment, 'consignment' | 'order'>) => ({
  buyerId: order.buyerId,
  companyId: consignment.companyId,
  sellerId: consignment.sellerId,
})

const NOBODYS = { buyerId: 0, companyId: 0, sellerId: null }

type Find = typeof findConsignment

/** A truck that the actor has this right to; to others there is none. */
const findBy =
  (find: Find) =>
  async (db: Db, actor: Actor, id: number, right: Right): Promise<StoredConsignment | null> => {
    const own = await find(db, id, actor)
    if (own && may(actor, right, ownersOf(own))) return own
    // Checked before the lookup, so that the answer doesn't reveal whether there is such a truck.
    return may(actor, right, NOBODYS) ? find(db, id, 'anybody') : null
  }

const requireBy =
  (find: ReturnType<typeof findBy>): ((...of: Parameters<typeof find>) => Promise<StoredConsignment>) =>
  async (...of) => {
    const found = await find(...of)
    if (!found) throw new Refusal('consignmentNotFound')
    return found
  }

export const findConsignmentFor = findBy(findConsignment)

export const requireConsignment = requireBy(findConsignmentFor)

/** As requireConsignment, with the order and then the truck locked until the transaction ends. */
export const lockConsignmentFor = requireBy(findBy(lockConsignment))
