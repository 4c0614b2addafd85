import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto'

/** The keys by which push services know this server (RFC 8292). All servers on one database share them. */
export interface PushKeys {
  /** The uncompressed point in base64url, as browsers take it. */
  publicKey: string
  privateKey: JsonWebKey
}

const HALF_A_DAY_SECONDS = 12 * 60 * 60

export function newPushKeys(): PushKeys {
  const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  return { publicKey: pointOf(privateKey).toString('base64url'), privateKey }
}

const part = (coordinate = '') => Buffer.from(coordinate, 'base64url')

const pointOf = ({ x, y }: JsonWebKey) => Buffer.concat([Buffer.from([4]), part(x), part(y)])

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Proves to the service of an endpoint who sends, for half a day. */
export function authorization(endpoint: string, { publicKey, privateKey }: PushKeys, contact: string, at: Date) {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(at.getTime() / 1000) + HALF_A_DAY_SECONDS,
    sub: contact,
  }
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const key = createPrivateKey({ key: privateKey, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${signed}.${signature}, k=${publicKey}`
}
