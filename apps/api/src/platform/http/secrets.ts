import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits as text for a header or a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const sign = (secret: Buffer, ...parts: string[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

export function equalsInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
