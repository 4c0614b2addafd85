import type { SignedIn } from '../../platform/http/session'
import { requireRecentSignIn } from '../sign-in/admin-rights'
import { Refusal } from '../../platform/refusal'

export const MAX_PASSKEYS = 10

/** Checked before a device makes a passkey and again before it is stored: a passkey gives access to the account. */
export function requireMayAdd(user: SignedIn, count: number, at: Date) {
  requireRecentSignIn(user, at)
  requirePasskeyProof(user)
  if (count >= MAX_PASSKEYS) throw new Refusal('tooManyPasskeys', MAX_PASSKEYS)
}

/** Otherwise anybody with access to an administrator's mailbox could add a passkey and gain the rights. */
export function requirePasskeyProof({ adminRights }: SignedIn) {
  if (adminRights === 'passkeySignInNeeded') throw new Refusal(adminRights)
}
