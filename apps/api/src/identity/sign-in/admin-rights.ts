import type { Actor, AdminRights, Role } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../../platform/refusal'

const MINUTE_MS = 60 * 1000
const ADMIN_SIGN_IN_MS = 12 * 60 * MINUTE_MS
const RECENT_SIGN_IN_MS = 10 * MINUTE_MS

/** From the current configuration: a user removed from the list is no administrator from the next call on. */
export const roleOf = (email: string, adminEmails: ReadonlySet<string>): Role =>
  adminEmails.has(email.toLowerCase()) ? 'Admin' : 'User'

export function adminRightsOf(role: Role, authenticatedAt: Date, at: Date): AdminRights {
  if (role !== 'Admin') return 'none'
  return isFresh(authenticatedAt, at) ? 'fresh' : 'stale'
}

export const isFresh = (provedAt: Date, at: Date) => !isOlder(provedAt, at, ADMIN_SIGN_IN_MS)

/**
 * Whether the caller has administrator rights. Check this last, when nothing else gives access: an administrator who
 * only lacks a recent sign-in is asked to confirm it instead of being told that nothing exists.
 */
export function actsAsAdmin({ adminRights }: Pick<Actor, 'adminRights'>): boolean {
  if (adminRights === 'none' || adminRights === 'fresh') return adminRights === 'fresh'
  throw new Refusal(adminRights === 'stale' ? 'freshSignInNeeded' : adminRights)
}

/** For changes to phone numbers and bank details: a session left open on a shared computer must not be enough. */
export function requireRecentSignIn({ authenticatedAt }: { authenticatedAt: Date }, at: Date) {
  if (isOlder(authenticatedAt, at, RECENT_SIGN_IN_MS)) throw new Refusal('freshSignInNeeded')
}

const isOlder = (then: Date, at: Date, ms: number) => at.getTime() - then.getTime() > ms
