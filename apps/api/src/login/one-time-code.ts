import { randomInt } from 'node:crypto'
import { equalsInConstantTime, sign } from '../http/secrets'

export const CODE_LIFE_MS = 5 * 60 * 1000
export const WRONG_TRIES = 5
export const CODES_A_DAY = 10

export const newCode = () => String(randomInt(100_000)).padStart(5, '0')

/** Five digits are guessed from a plain hash at once, so the hash is keyed and bound to its address. */
export const hashCode = (secret: Buffer, email: string, code: string) => sign(secret, 'one-time-code', email, code)

export const matches = (secret: Buffer, email: string, code: string, hash: string) =>
  equalsInConstantTime(hashCode(secret, email, code), hash)
