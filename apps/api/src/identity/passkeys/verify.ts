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

/** The passkey that was made, or null when the answer is not one to our challenge, from our site. */
export async function verifyRegistration(made: MadePasskey, { challenge, party }: Expected) {
  return orNull(async () => {
    // It takes a second to load, and most visits never need it.
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

/** What the signature tells of its passkey, or null when it is not that passkey's, for our challenge, from our site. */
export async function verifySigned({ response, ...credential }: Signed, passkey: Passkey, expected: Expected) {
  return orNull(async () => {
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

/** Whatever the library throws, it throws at something a client sent: it asks neither the database nor the network. */
async function orNull<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

/** Nothing may frame the site, so an answer that says it came out of a frame is none of ours. */
function isFramed({ clientDataJSON }: { clientDataJSON: string }): boolean {
  const told = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown }
  return told.crossOrigin === true
}

/**
 * We ask for no attestation, and browsers then send none, or one by the new key itself. One with certificates would make
 * the library fetch revocation lists from wherever they say.
 */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  return format !== 'none' && !(format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}
