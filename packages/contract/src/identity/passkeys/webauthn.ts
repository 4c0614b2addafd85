import { z } from 'zod'
import { texts } from '../texts'

const broken = { error: () => texts.passkeyDamaged }

/** Bytes as a browser sends them, never more of them than a real passkey has. */
const bytes = (most: number) =>
  z
    .string(broken)
    .max(most, broken)
    .regex(/^[\w-]+$/, broken)

/** A credential id has at most 1,023 bytes. */
const credentialId = bytes(1364)
const transport = z.string(broken).regex(/^[a-z-]{1,20}$/, broken)

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key', broken) }

/** What the browser answers when a passkey was made. */
export const registrationResponse = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(2000),
        attestationObject: bytes(4000),
        transports: z.array(transport, broken).max(10, broken).optional(),
      },
      broken,
    ),
  },
  broken,
)

/** What the browser answers when a passkey has signed. */
export const signedResponse = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(2000),
        authenticatorData: bytes(2000),
        signature: bytes(1000),
        userHandle: bytes(100).optional(),
      },
      broken,
    ),
  },
  broken,
)

/** What the browser makes a passkey by. */
export const registrationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  /** Those the account has already, so that no device makes a second one. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** What the browser asks a passkey to sign. */
export const signingOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  /** Empty where any passkey of this site will do. */
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
})
