import type { Services } from '../../platform/http/services'
import type { AdminRights } from '@lohahaat/domain/identity/actor'
import { isFresh } from '../sign-in/admin-rights'
import { countPasskeysOf } from './passkeys.repository'

interface Session {
  userId: number
  passkeyAt: Date | null
}

/**
 * Suspends an administrator's rights where a passkey is required, unless they have used one recently. Nothing is looked
 * up for other users, nor while the last use is recent.
 */
export async function withPasskeyRule(
  { db, adminPasskey }: Pick<Services, 'db' | 'adminPasskey'>,
  { userId, passkeyAt }: Session,
  rights: AdminRights,
  at: Date,
): Promise<AdminRights> {
  if (adminPasskey === 'optional' || rights === 'none') return rights
  if (passkeyAt && isFresh(passkeyAt, at)) return rights
  return (await countPasskeysOf(db, userId)) > 0 ? 'passkeySignInNeeded' : 'passkeyNeeded'
}
