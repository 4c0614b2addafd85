import type { PasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import type { Db } from '../../platform/db/db'
import type { SignedIn } from '../../platform/http/session'
import { countSignInsOf } from '../accounts/users.repository'
import { countPasskeysOf } from './passkeys.repository'

/** An administrator is asked from his second sign-in on; at the first he has other things to look at. */
export async function offerTo(db: Db, user: SignedIn): Promise<PasskeyOffer> {
  if (user.adminRights === 'passkeyNeeded') return 'required'
  if (user.adminRights === 'passkeySignInNeeded') return 'confirmation'
  if ((await countPasskeysOf(db, user.userId)) > 0) return 'none'
  const isAsked = user.role === 'Admin' && (await countSignInsOf(db, user.userId)) >= 2
  return isAsked ? 'administrator' : 'convenience'
}
