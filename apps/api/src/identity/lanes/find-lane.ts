import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import { knownDevice } from './device'
import type { Lane, Purpose } from '../sign-in/one-time-codes.repository'
import { findUserId } from '../accounts/users.repository'

interface Asked {
  email: string
  purpose: Purpose
  visitor: Visitor
  at: Date
}

/** Looks up an account for every address, so that the timing does not reveal who has one. */
export async function findLane({ db, secret }: Services, { email, purpose, visitor, at }: Asked): Promise<Lane> {
  const userId = await findUserId(db, email)
  const deviceId = knownDevice(secret, visitor.deviceCookie, purpose === 'sign-in' ? userId : null, at)
  return { email: email.toLowerCase(), purpose, deviceId }
}
