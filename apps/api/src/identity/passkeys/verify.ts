import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { registerPasskey } from '@lohahaat/contract/identity/passkeys/register'
import type { signInWithPasskey } from '@lohahaat/contract/identity/passkeys/sign-in'
import { ALGORITHMS } from './options'
import type { Passkey } from './passkeys.repository'

export type MadePasskey = ParsedInputOf<typeof registerPasskey>['response']
export type Signed = ParsedInputOf<typeof signInWithPasskey>['response']

export interface Expected {
  challenge: string
  party: { id: string; origin: string }
}

/** The new passkey, or null when this is not an answer to our challenge from our site. */
export async function verifyRegistration(made: MadePasskey, { challenge, party }: Expected) {
  return nullOnError(async () => {
    // Loaded on first use: it takes a second, and most visits never need it.
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { response, ...credential } = made
    if (isFramed(response) || (await hasCertificates(response.attestationObject))) return null
    const { clientDataJSON, attestationObject } = response
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return verified && registrationInfo.credential.id === made.id ? registrationInfo : null
  })
}

/** The verified signature, or null when it is not by that passkey, for our challenge, from our site. */
export async function verifySigned({ response, ...credential }: Signed, passkey: Passkey, expected: Expected) {
  return nullOnError(async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    if (isFramed(response)) return null
    const { userHandle: _, ...signed } = response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: signed, clientExtensionResults: {} },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.party.origin,
      expectedRPID: expected.party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    return verified ? { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp } : null
  })
}

/** The library uses neither database nor network here, so whatever it throws is about the client's input. */
async function nullOnError<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

/** The site cannot be framed, so an answer from a frame is not ours. */
function isFramed({ clientDataJSON }: { clientDataJSON: string }): boolean {
  const told = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown }
  return told.crossOrigin === true
}

/**
 * We ask for no attestation, and browsers then send none or a self-attestation. One with certificates would make the
 * library fetch revocation lists from URLs in them.
 */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  return format !== 'none' && !(format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}
