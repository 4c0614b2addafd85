import type { Actor } from '@lohahaat/domain/identity/actor'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database } from '../../platform/db/db'
import { endSessionsOf } from '../sessions/sessions.repository'
import { Refusal } from '../../platform/refusal'
import { findAccount } from './accounts.repository'

/** An administrator signs an account out everywhere, for example after a phone was stolen. */
export const endSessions = (db: Database, actor: Actor, accountId: number): Promise<number> =>
  db.transaction(async (tx) => {
    const account = await findAccount(tx, accountId)
    if (!account) throw new Refusal('unknownRecord')
    const ended = await endSessionsOf(tx, accountId)
    await recordAudit(tx, actor, {
      resource: 'Sessions',
      recordId: accountId,
      before: { ...account, sessions: ended.length },
      after: null,
    })
    return ended.length
  })
