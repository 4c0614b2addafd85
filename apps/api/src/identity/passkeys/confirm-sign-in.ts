import type { confirmWithPasskey } from '@lohahaat/contract/identity/passkeys/confirm-sign-in'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { SignedIn } from '../../platform/http/session'
import { renewSession } from '../sessions/renew-session'
import type { Visit } from '../sign-in/visit'
import { Refusal } from '../../platform/refusal'
import { signingOptions } from './options'
import { listPasskeysOf, recordUse, type Passkey } from './passkeys.repository'
import { verifyPasskey } from './prove'

/** Lists the caller's own passkeys; otherwise the browser would offer those of other accounts. */
export async function confirmOptions(visit: Visit, user: SignedIn) {
  const own = await listPasskeysOf(visit.db, user.userId)
  if (own.length === 0) throw new Refusal('noPasskey')
  return signingOptions(visit, `confirm in ${user.sessionId}`, own)
}

/** The caller signs in again with one of their passkeys. */
export async function confirmSignIn(visit: Visit, user: SignedIn, input: ParsedInputOf<typeof confirmWithPasskey>) {
  const { db, at } = visit
  const isOwn = ({ userId }: Passkey) => userId === user.userId
  const { passkey, use } = await verifyPasskey(visit, `confirm in ${user.sessionId}`, input.response, isOwn)
  const session = await db.transaction(async (tx) => {
    if (!(await recordUse(tx, passkey.id, use))) throw new Refusal('passkeyRefused')
    return renewSession(tx, user.sessionId, at, 'passkey')
  })
  session.announce(visit.answer)
  return { success: true } as const
}
