import type { Actor } from '@lohahaat/domain/identity/actor'
import { findProfile } from '../../identity/accounts/users.repository'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockRequest, type RequestRecord } from './approvals.repository'

/** Locks a waiting request of the actor's company that is not his own. Of two decisions at once the second is refused. */
export async function lockToDecide(tx: Db, { userId, companyId }: Actor, requestId: number): Promise<RequestRecord> {
  const request = await lockRequest(tx, requestId, companyId)
  if (!request) throw new Refusal('requestNotFound')
  if (request.requesterId === userId) throw new Refusal('ownRequest')
  return requireWaiting(request)
}

export function requireWaiting(request: RequestRecord): RequestRecord {
  if (request.status !== 'Waiting') throw new Refusal('requestDecided', request.status)
  return request
}

/** Who decides and when, as a request keeps it. */
export async function decisionOf(tx: Db, { userId, at }: Actor) {
  const { user } = await findProfile(tx, userId)
  return { decidedBy: user.contactName, deciderId: userId, decidedAt: at }
}
