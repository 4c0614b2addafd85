import { createHash } from 'node:crypto'
import { networkOf } from './network'

/** The place of a caller in queues that are fair per account: visitors have one for each network, below every account. */
export const placeInQueue = ({ actor, address }: { actor: { userId: number } | null; address: string }): number =>
  actor ? actor.userId : -1 - createHash('sha256').update(networkOf(address).narrow).digest().readUInt32BE()
