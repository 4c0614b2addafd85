import { consumeOrRefuse, refuseIfSpent, tryConsume } from '../../platform/http/limits/limits'
import { Refusal } from '../../platform/refusal'
import type { Visit } from '../sign-in/visit'
import { readChallenge, type Purpose } from './challenge'
import { findPasskey, type Passkey } from './passkeys.repository'
import { relyingParty } from './relying-party'
import { verifySigned, type Expected, type Signed } from './verify'

/**
 * Judges what a browser answered to a challenge. What the judge refuses is counted against the network it came from. A
 * challenge that was met is used up, so the same answer is never taken twice.
 */
export async function meetChallenge<T>(
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

/** The passkey that has signed, and what `recordUse` takes down in the transaction that believes it. */
export async function provePasskey(
  visit: Visit,
  purpose: Purpose,
  signed: Signed,
  isTheirs: (passkey: Passkey) => boolean,
) {
  let owner: { userId: number } | undefined
  return meetChallenge(visit, purpose, async (expected) => {
    const passkey = await findPasskey(visit.db, signed.id)
    if (passkey) owner = { userId: passkey.userId }
    if (!passkey || !isTheirs(passkey)) throw new Refusal('passkeyUnknown')
    const use = await verifySigned(signed, passkey, expected)
    if (!use) throw new Refusal('passkeyRefused')
    return { passkey, use: { ...use, lastUsedAt: visit.at } }
  }).catch((reason: unknown) => {
    // Known only here: who is not signed in yet is no caller whose account the log could name.
    if (reason instanceof Refusal) visit.security.record('passkey-failed', { ...owner, reason: reason.code })
    throw reason
  })
}
