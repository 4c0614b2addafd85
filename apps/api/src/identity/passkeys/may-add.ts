import type { SignedIn } from '../../platform/http/session'
import { requireRecentSignIn } from '../sign-in/admin-rights'
import { Refusal } from '../../platform/refusal'

export const MOST_PASSKEYS = 10

/** Asked before a device makes a passkey, and again before it is added: whoever has it has the account. */
export function checkMayAdd(user: SignedIn, count: number, at: Date) {
  requireRecentSignIn(user, at)
  mustHaveProved(user)
  if (count >= MOST_PASSKEYS) throw new Refusal('tooManyPasskeys', MOST_PASSKEYS)
}

/** Otherwise whoever reads an administrator's mail would add a passkey of his own, and be one. */
export function mustHaveProved({ adminRights }: SignedIn) {
  if (adminRights === 'passkeySignInNeeded') throw new Refusal(adminRights)
}
