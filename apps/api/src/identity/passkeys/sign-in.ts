import type { signInWithPasskey as signInCall } from '@lohahaat/contract/identity/passkeys/sign-in'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { equalsInConstantTime } from '../../platform/http/secrets'
import { openSession } from '../sessions/open-session'
import type { Visit } from '../sign-in/visit'
import { findUserById } from '../accounts/users.repository'
import { Refusal } from '../../platform/refusal'
import { recordUse, type Passkey } from './passkeys.repository'
import { verifyPasskey } from './prove'
import { userHandle } from './relying-party'

/** A passkey that signed this browser's challenge opens a session for its owner. */
export async function signIn(visit: Visit, input: ParsedInputOf<typeof signInCall>) {
  const { db, secret } = visit
  // The user handle in the passkey must match too.
  const says = input.response.response.userHandle ?? ''
  const isOwners = ({ userId }: Passkey) => equalsInConstantTime(says, userHandle(secret, userId))
  const { passkey, use } = await verifyPasskey(visit, 'sign-in', input.response, isOwners)
  const session = await db.transaction(async (tx) => {
    const user = await findUserById(tx, passkey.userId)
    if (!user || !(await recordUse(tx, passkey.id, use))) throw new Refusal('passkeyRefused')
    return openSession(tx, visit, user, 'passkey')
  })
  return session.announce(visit.answer)
}
