import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gave when it subscribed, in base64url. */
export interface PushReader {
  p256dh: string
  auth: string
}

interface Chance {
  salt: Buffer
  privateKey: Buffer | null
}

const anew = (): Chance => ({ salt: randomBytes(16), privateKey: null })
/** One record holds all of it. */
const RECORD_SIZE = 4096
const LAST_RECORD = 2

/** So that only the browser can read it, and not the service in between (RFC 8291, aes128gcm of RFC 8188). */
export function encryptFor({ p256dh, auth }: PushReader, text: string, { salt, privateKey }: Chance = anew()): Buffer {
  const reader = Buffer.from(p256dh, 'base64url')
  const sender = createECDH('prime256v1')
  if (privateKey) sender.setPrivateKey(privateKey)
  else sender.generateKeys()
  const own = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, own])
  const secret = derive(sender.computeSecret(reader), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([LAST_RECORD])), cipher.final()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, ...body, cipher.getAuthTag()])
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))
