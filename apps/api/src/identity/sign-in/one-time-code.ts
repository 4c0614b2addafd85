import { randomBytes, randomInt } from 'node:crypto'
import { equalsInConstantTime, sign } from '../../platform/http/secrets'
import { NO_CODE, type SentCode } from './one-time-codes.repository'

const MINUTE_MS = 60 * 1000

const CODE_LIFE_MS = 5 * MINUTE_MS
/** Of a link mailed without a code: until the next one is mailed, so that one of them always works. */
const LINK_LIFE_MS = 60 * MINUTE_MS
export const WRONG_TRIES = 5
export const CODES_A_DAY = 10

export const newCode = () => String(randomInt(100_000)).padStart(5, '0')

/** 128 bits, for the link in a mail. */
export const newLinkSecret = () => randomBytes(16).toString('base64url')

/** A link expires with the code it was mailed with. */
export const isTooOld = ({ codeHash, createdAt }: Pick<SentCode, 'codeHash' | 'createdAt'>, at: Date) =>
  at.getTime() - createdAt.getTime() >= (codeHash === NO_CODE ? LINK_LIFE_MS : CODE_LIFE_MS)

/** A plain hash of five digits is easily brute-forced, so it is keyed and bound to the address. */
export const hashCode = (secret: Buffer, email: string, code: string) => sign(secret, 'one-time-code', email, code)

export const matches = (secret: Buffer, email: string, code: string, hash: string) =>
  equalsInConstantTime(hashCode(secret, email, code), hash)
