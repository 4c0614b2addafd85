import type { fetchConfirmOptions } from '@lohahaat/contract/identity/passkeys/confirm-options'
import type { confirmWithPasskey } from '@lohahaat/contract/identity/passkeys/confirm-sign-in'
import type { CallContext } from '../../platform/http/route'
import { renewSession } from '../sessions/renew-session'
import { Refusal } from '../../platform/refusal'
import { signingOptions } from './options'
import { listPasskeysOf, recordUse, type Passkey } from './passkeys.repository'
import { verifyPasskey } from './prove'

/** Lists the caller's own passkeys; otherwise the browser would offer those of other accounts. */
export async function confirmOptions(context: CallContext<typeof fetchConfirmOptions>) {
  const { db, user } = context
  const own = await listPasskeysOf(db, user.userId)
  if (own.length === 0) throw new Refusal('noPasskey')
  return signingOptions(context, `confirm in ${user.sessionId}`, own)
}

/** The caller signs in again with one of their passkeys. */
export async function confirmSignIn(context: CallContext<typeof confirmWithPasskey>) {
  const { db, user, input, at } = context
  const isOwn = ({ userId }: Passkey) => userId === user.userId
  const { passkey, use } = await verifyPasskey(context, `confirm in ${user.sessionId}`, input.response, isOwn)
  const session = await db.transaction(async (tx) => {
    if (!(await recordUse(tx, passkey.id, use))) throw new Refusal('passkeyRefused')
    return renewSession(tx, user.sessionId, at, 'passkey')
  })
  session.announce(context.answer)
  return { success: true } as const
}
