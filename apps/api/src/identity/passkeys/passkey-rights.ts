import type { Services } from '../../platform/http/services'
import type { AdminRights } from '@lohahaat/domain/identity/actor'
import { isFresh } from '../sign-in/admin-rights'
import { countPasskeysOf } from './passkeys.repository'

interface Session {
  userId: number
  passkeyAt: Date | null
}

/**
 * What is left of an administrator's rights where he needs a passkey: they rest unless he has proved himself by one as
 * lately as any sign-in of his has to be. Nobody else is looked up, nor he himself while his proof is fresh.
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
