import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchRegistrationOptions } from '@lohahaat/contract/identity/passkeys/registration-options'
import type { fetchSignInOptions } from '@lohahaat/contract/identity/passkeys/sign-in-options'
import type { SignedIn } from '../../platform/http/session'
import type { Visit } from '../sign-in/visit'
import { CHALLENGE_SECONDS, newChallenge, type Purpose } from './challenge'
import { requireMayAdd } from './may-add'
import { listPasskeysOf, type Passkey } from './passkeys.repository'
import { relyingParty, userHandle } from './relying-party'

/** ES256 and RS256: every device that makes passkeys supports one of them. */
export const ALGORITHMS = [-7, -257]

export async function registrationOptions(
  visit: Visit,
  user: SignedIn,
): Promise<ResponseOf<typeof fetchRegistrationOptions>> {
  const { db, secret, at } = visit
  const { id, name } = relyingParty(visit)
  const known = await listPasskeysOf(db, user.userId)
  requireMayAdd(user, known.length, at)
  return {
    challenge: challengeFor(visit, `register in ${user.sessionId}`),
    rp: { id, name },
    user: { id: userHandle(secret, user.userId), name: user.email, displayName: user.legalName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_SECONDS * 1000,
    attestation: 'none',
    excludeCredentials: known.map(describe),
    // Discoverable, so that no address has to be typed, and only after a fingerprint, face or PIN check.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

export function signingOptions(
  visit: Visit,
  purpose: Purpose,
  allowed: readonly Passkey[],
): ResponseOf<typeof fetchSignInOptions> {
  const { id: rpId } = relyingParty(visit)
  const challenge = challengeFor(visit, purpose)
  return {
    challenge,
    rpId,
    timeout: CHALLENGE_SECONDS * 1000,
    allowCredentials: allowed.map(describe),
    userVerification: 'required',
  }
}

function challengeFor({ secret, at, answer }: Visit, purpose: Purpose): string {
  const { challenge, cookie } = newChallenge(secret, purpose, at)
  answer.bindPasskey(cookie, CHALLENGE_SECONDS)
  return challenge
}

const describe = ({ credentialId: id, transports }: Passkey) => ({ id, type: 'public-key' as const, transports })
