import { consumeOrRefuse, refuseIfSpent, tryConsume } from '../../platform/http/limits/limits'
import { Refusal } from '../../platform/refusal'
import type { Visit } from '../sign-in/visit'
import { readChallenge, type Purpose } from './challenge'
import { findPasskey, type Passkey } from './passkeys.repository'
import { relyingParty } from './relying-party'
import { verifySigned, type Expected, type Signed } from './verify'

/**
 * Verifies the answer to a challenge. Failures count against the caller's network. A challenge is used up once
 * answered, so that no answer is accepted twice.
 */
export async function verifyChallenge<T>(
  visit: Visit,
  purpose: Purpose,
  judge: (expected: Expected) => Promise<T>,
): Promise<T> {
  const { limits, secret, visitor, at } = visit
  const party = relyingParty(visit)
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
  visit: Visit,
  purpose: Purpose,
  signed: Signed,
  isTheirs: (passkey: Passkey) => boolean,
) {
  let owner: { userId: number } | undefined
  return verifyChallenge(visit, purpose, async (expected) => {
    const passkey = await findPasskey(visit.db, signed.id)
    if (passkey) owner = { userId: passkey.userId }
    if (!passkey || !isTheirs(passkey)) throw new Refusal('passkeyUnknown')
    const use = await verifySigned(signed, passkey, expected)
    if (!use) throw new Refusal('passkeyRefused')
    return { passkey, use: { ...use, lastUsedAt: visit.at } }
  }).catch((reason: unknown) => {
    // Logged here because nobody is signed in yet, so the log cannot know the account.
    if (reason instanceof Refusal) visit.security.record('passkey-failed', { ...owner, reason: reason.code })
    throw reason
  })
}
