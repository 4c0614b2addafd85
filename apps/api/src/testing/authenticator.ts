import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchRegistrationOptions } from '@lohahaat/contract/identity/passkeys/registration-options'
import type { fetchSignInOptions } from '@lohahaat/contract/identity/passkeys/sign-in-options'

type MakingOptions = ResponseOf<typeof fetchRegistrationOptions>
type SigningOptions = ResponseOf<typeof fetchSignInOptions>

const FLAGS = { present: 0x01, verified: 0x04, mayBeCopied: 0x08, isCopied: 0x10, hasKey: 0x40 }
const VERIFIED = FLAGS.present | FLAGS.verified
export const COPIED = VERIFIED | FLAGS.mayBeCopied | FLAGS.isCopied
export const ONLY_PRESENT = FLAGS.present

/** How a browser or device deviates from the protocol. */
interface Lies {
  origin?: string
  challenge?: string
  type?: string
  rpId?: string
  flags?: number
  counter?: number
  crossOrigin?: boolean
  userHandle?: string
  attestation?: { format: string; statement: Map<string, unknown> }
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** A device with one passkey, and its browser, in software. */
export class Authenticator {
  readonly id = base64(randomBytes(32))
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #counter = 0
  #userHandle = 'A'.repeat(43)

  constructor(origin = 'https://lohahaat.example') {
    this.#origin = origin
  }

  make(options: MakingOptions, lies: Lies = {}) {
    this.#userHandle = options.user.id
    const { format, statement } = lies.attestation ?? { format: 'none', statement: new Map<string, unknown>() }
    const flags = (lies.flags ?? VERIFIED) | FLAGS.hasKey
    const authData = Buffer.concat([this.#dataFor(options.rp.id, { ...lies, flags }), this.#attestedKey()])
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, lies),
        attestationObject: base64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    }
  }

  sign(options: SigningOptions, lies: Lies = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, lies)
    const authenticatorData = this.#dataFor(options.rpId, { counter: this.#counter && ++this.#counter, ...lies })
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON,
        authenticatorData: base64(authenticatorData),
        signature: base64(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: lies.userHandle ?? this.#userHandle,
      },
    }
  }

  /** Starts counting signatures, as security keys do. */
  countFrom(counter: number) {
    this.#counter = counter
    return this
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const }
  }

  #clientData(type: string, challenge: string, lies: Lies) {
    const data = {
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? this.#origin,
      crossOrigin: lies.crossOrigin ?? false,
    }
    return base64(Buffer.from(JSON.stringify(data)))
  }

  #dataFor(rpId: string, lies: Lies): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? this.#counter)
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([lies.flags ?? VERIFIED]), counter])
  }

  #attestedKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([0, id.length])
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
  }
}
