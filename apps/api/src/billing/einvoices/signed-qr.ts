import { createPublicKey, verify } from 'node:crypto'

interface ReadQr {
  /** What the code says of the document. */
  claims: Readonly<Record<string, unknown>>
  /** What was signed, and by which signature. */
  signed: string
  signature: Buffer
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The claims of a signed QR code: a JWT whose `data` is a text of JSON. Null for any other text. */
export function readQr(code: string): ReadQr | null {
  const [head, body, signature, ...rest] = code.trim().split('.')
  if (!head || !body || !signature || rest.length > 0 || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(code.trim())) return null
  const payload = readJson(Buffer.from(body, 'base64url').toString())
  if (!isObject(readJson(Buffer.from(head, 'base64url').toString())) || !isObject(payload)) return null
  const claims = typeof payload['data'] === 'string' ? readJson(payload['data']) : (payload['data'] ?? payload)
  if (!isObject(claims)) return null
  return { claims, signed: `${head}.${body}`, signature: Buffer.from(signature, 'base64url') }
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Whether the portal signed it, by its public key. The portal signs with RSA and SHA-256, whatever the code claims. */
export const isSignedBy = (key: string, { signed, signature }: ReadQr): boolean =>
  verify('RSA-SHA256', Buffer.from(signed), createPublicKey(key), signature)
