import { refuseIfSpent, tryConsume, type Limits } from '../../platform/http/limits/limits'
import type { Lane } from '../sign-in/one-time-codes.repository'

/**
 * A known browser is limited by its own tries, and with the other known ones of its account, since whoever once had
 * the mailbox may have made many. It has nothing to do with what its network or a stranger tries.
 */
const countersFor = (limits: Limits, { email, purpose, deviceId }: Lane, address: string) =>
  [
    { limit: limits.wrongCodesPerLane, key: [purpose, email, deviceId ?? ''].join(' '), name: 'otpTriesSpent' },
    ...(deviceId === null
      ? ([
          { limit: limits.wrongCodesOfStrangers, key: purpose, name: 'otpTriesSpent' },
          { limit: limits.wrongCodesPerAddress, key: address, name: 'otpTriesOfNetworkSpent' },
        ] as const)
      : ([{ limit: limits.wrongCodesOfKnown, key: email, name: 'otpTriesSpent' }] as const)),
  ] as const

export async function refuseIfTriesSpent(limits: Limits, lane: Lane, address: string) {
  for (const { limit, key, name } of countersFor(limits, lane, address)) await refuseIfSpent(limit, key, name)
}

export async function countTry(limits: Limits, lane: Lane, address: string) {
  for (const { limit, key } of countersFor(limits, lane, address)) await tryConsume(limit, key)
}
