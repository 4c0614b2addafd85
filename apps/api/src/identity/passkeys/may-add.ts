import type { SignedIn } from '../../platform/http/session'
import { requireRecentSignIn } from '../sign-in/admin-rights'
import { Refusal } from '../../platform/refusal'

export const MOST_PASSKEYS = 10

/** Checked before a device makes a passkey and again before it is stored: a passkey gives access to the account. */
export function checkMayAdd(user: SignedIn, count: number, at: Date) {
  requireRecentSignIn(user, at)
  mustHaveProved(user)
  if (count >= MOST_PASSKEYS) throw new Refusal('tooManyPasskeys', MOST_PASSKEYS)
}

/** Otherwise anybody with access to an administrator's mailbox could add a passkey and gain the rights. */
export function mustHaveProved({ adminRights }: SignedIn) {
  if (adminRights === 'passkeySignInNeeded') throw new Refusal(adminRights)
}
