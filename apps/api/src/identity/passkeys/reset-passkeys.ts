import type { Database } from '../../platform/db/db'
import { endSessionsOf } from '../sessions/sessions.repository'
import { findUserByEmail } from '../accounts/users.repository'
import { passkeysReset } from './passkey-letters'
import { queueLetter } from '../../platform/mail/queue-letter'
import { insertSecurityEvents } from '../../platform/security-log/security-events.repository'
import { removePasskeysOf } from './passkeys.repository'

/**
 * For a user who has lost all passkeys: deletes them and ends all sessions, so that the user signs in by mail and adds
 * a new one. Null when the address has no account.
 */
export function resetPasskeys(db: Database, email: string, at: Date) {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return null
    const passkeys = (await removePasskeysOf(tx, user.id)).length
    const sessions = (await endSessionsOf(tx, user.id)).length
    await queueLetter(tx, user.email, passkeysReset)
    const details = { passkeys, sessions }
    await insertSecurityEvents(tx, [{ at, kind: 'passkeys-reset', userId: user.id, network: 'this server', details }])
    return details
  })
}
