import { consumeOrRefuse, refuseIfSpent, tryConsume } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import { Refusal } from '../../platform/refusal'
import type { CallSecurity } from '../../platform/security-log/security-of-calls'
import { readChallenge, type Purpose } from './challenge'
import { findPasskey, type Passkey } from './passkeys.repository'
import { relyingParty } from './relying-party'
import { verifySigned, type Expected, type Signed } from './verify'

interface Request extends Services {
  visitor: Visitor
  at: Date
}

/**
 * Verifies the answer to a challenge. Failures count against the caller's network. A challenge is used up once
 * answered, so that no answer is accepted twice.
 */
export async function verifyChallenge<T>(
  request: Request,
  purpose: Purpose,
  judge: (expected: Expected) => Promise<T>,
): Promise<T> {
  const { limits, secret, visitor, at } = request
  const party = relyingParty(request)
  const challenge = readChallenge(secret, purpose, visitor.passkeyCookie ?? '', at)
  if (challenge === null) throw new Refusal('passkeyExpired')
  await refuseIfSpent(limits.wrongPasskeysPerAddress, visitor.address)
  const met = await judge({ challenge, party }).catch(async (reason: unknown) => {
    if (reason instanceof Refusal) await consumeOrRefuse(limits.wrongPasskeysPerAddress, visitor.address)
    throw reason
  })
  if (!(await tryConsume(limits.usedChallenges, challenge))) throw new Refusal('passkeyExpired')
  return met
}

/** The passkey that signed, and what to pass to `recordUse` in the transaction that accepts it. */
export async function verifyPasskey(
  request: Request & { security: CallSecurity },
  purpose: Purpose,
  signed: Signed,
  isTheirs: (passkey: Passkey) => boolean,
) {
  let owner: { userId: number } | undefined
  return verifyChallenge(request, purpose, async (expected) => {
    const passkey = await findPasskey(request.db, signed.id)
    if (passkey) owner = { userId: passkey.userId }
    if (!passkey || !isTheirs(passkey)) throw new Refusal('passkeyUnknown')
    const use = await verifySigned(signed, passkey, expected)
    if (!use) throw new Refusal('passkeyRefused')
    return { passkey, use: { ...use, lastUsedAt: request.at } }
  }).catch((reason: unknown) => {
    // Logged here because nobody is signed in yet, so the log cannot know the account.
    if (reason instanceof Refusal) request.security.record('passkey-failed', { ...owner, reason: reason.code })
    throw reason
  })
}
