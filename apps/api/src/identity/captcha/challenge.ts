import { randomInt, randomUUID } from 'node:crypto'
import { equalsInConstantTime, sign } from '../../platform/http/secrets'

export const CHALLENGE_SECONDS = 15 * 60

/** Two numbers to add, and a cookie that binds their sum to the visitor without revealing it. */
export function newChallenge(secret: Buffer, at: Date) {
  const [one, other] = [randomInt(1, 10), randomInt(1, 10)]
  const ticket = `${randomUUID()}.${at.getTime() + CHALLENGE_SECONDS * 1000}`
  return { one, other, cookie: [ticket, seal(secret, ticket), seal(secret, ticket, String(one + other))].join('.') }
}

/** The challenge in a cookie, with a check for its answer; null when it is forged or expired. */
export function readChallenge(secret: Buffer, cookie: string, at: Date) {
  const [id = '', expires = '', ours = '', answered = ''] = cookie.split('.')
  const ticket = `${id}.${expires}`
  if (!equalsInConstantTime(seal(secret, ticket), ours) || Number(expires) <= at.getTime()) return null
  return { id, accepts: (answer: string) => equalsInConstantTime(seal(secret, ticket, answer), answered) }
}

const seal = (secret: Buffer, ...parts: string[]) => sign(secret, 'captcha', ...parts)
