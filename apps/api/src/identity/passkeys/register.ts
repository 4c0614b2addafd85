import type { registerPasskey } from '@lohahaat/contract/identity/passkeys/register'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { SignedIn } from '../../platform/http/session'
import { renewSession } from '../sessions/renew-session'
import type { Visit } from '../sign-in/visit'
import { passkeyAdded } from './passkey-letters'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { insertPasskey, lockPasskeysOf } from './passkeys.repository'
import { requireMayAdd } from './may-add'
import { toPasskey } from './passkeys'
import { verifyChallenge } from './prove'
import { verifyRegistration } from './verify'

/** Adds a passkey to the caller's account and mails them, so that one added by somebody else is noticed. */
export async function register(visit: Visit, user: SignedIn, input: ParsedInputOf<typeof registerPasskey>) {
  const { db, visitor, at } = visit
  const { credential, credentialBackedUp } = await verifyChallenge(
    visit,
    `register in ${user.sessionId}`,
    async (expected) => {
      const made = await verifyRegistration(input.response, expected)
      if (!made) throw new Refusal('passkeyNotAdded')
      return made
    },
  )
  const added = await db.transaction(async (tx) => {
    requireMayAdd(user, await lockPasskeysOf(tx, user.userId), at)
    const passkey = await insertPasskey(tx, {
      userId: user.userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: input.response.response.transports ?? [],
      backedUp: credentialBackedUp,
      name: input.name ?? visitor.device,
      createdAt: at,
    })
    if (!passkey) throw new Refusal('passkeyKnown')
    await queueLetter(tx, user.email, () => passkeyAdded(passkey.name, visitor.device))
    return { passkey, session: await renewSession(tx, user.sessionId, at, 'passkey') }
  })
  added.session.announce(visit.answer)
  return toPasskey(added.passkey)
}
