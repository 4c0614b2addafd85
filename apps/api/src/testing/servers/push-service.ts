import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** A browser's side of a subscription. */
export function pushBrowser(endpoint: string) {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys()
  const auth = randomBytes(16)
  const address = { endpoint, p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }

  /** As RFC 8291 and 8188 say, from the other end. */
  function read(body: Buffer): unknown {
    const [salt, length] = [body.subarray(0, 16), body[20] ?? 0]
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
    const derive = (key: Buffer, from: Buffer, about: Buffer, size: number) =>
      Buffer.from(hkdfSync('sha256', key, from, about, size))
    const secret = derive(keys.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { address, read }
}

/** What a push service checks before it takes a message (RFC 8292); throws when the signature is not of that key. */
export function readVapid(authorization = '') {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is wrong')
  return {
    key,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string },
  }
}

interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine. Its agent leads every https address to it, without encryption of the way. */
export async function startPushService() {
  const received: Received[] = []
  const service = { status: 201, received }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(service.status, { location: 'http://127.0.0.1/inside' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  class ToService extends Agent {
    override createConnection = (): Duplex => connect(port, '127.0.0.1')
  }
  return Object.assign(service, { agent: new ToService(), port, close: () => server.close() })
}
