import type { PasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import type { Db } from '../../platform/db/db'
import type { SignedIn } from '../../platform/http/session'
import { countSignInsOf } from '../accounts/users.repository'
import { countPasskeysOf } from './passkeys.repository'

/** Administrators are asked from their second sign-in on. */
export async function offerTo(db: Db, user: SignedIn): Promise<PasskeyOffer> {
  if (user.adminRights === 'passkeyNeeded') return 'required'
  if (user.adminRights === 'passkeySignInNeeded') return 'confirmation'
  if ((await countPasskeysOf(db, user.userId)) > 0) return 'none'
  const isAsked = user.role === 'Admin' && (await countSignInsOf(db, user.userId)) >= 2
  return isAsked ? 'administrator' : 'convenience'
}
