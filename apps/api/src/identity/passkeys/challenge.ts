import { equalsInConstantTime, randomToken, sign } from '../../platform/http/secrets'

/** Long enough for somebody who leaves the sign-in page open while he fetches his phone. */
export const CHALLENGE_SECONDS = 10 * 60

/** What a challenge is for. Those of a session are good in that session alone. */
export type Purpose = 'sign-in' | `register in ${number}` | `confirm in ${number}`

/** Something new to sign, and a cookie that binds it to the visitor, so that nobody's asking costs us a row. */
export function newChallenge(secret: Buffer, purpose: Purpose, at: Date) {
  const challenge = randomToken()
  const expires = String(at.getTime() + CHALLENGE_SECONDS * 1000)
  return { challenge, cookie: [challenge, expires, seal(secret, purpose, challenge, expires)].join('.') }
}

/** The challenge that a cookie carries; null when it is forged, too old or for something else. */
export function readChallenge(secret: Buffer, purpose: Purpose, cookie: string, at: Date): string | null {
  const [challenge = '', expires = '', ours = ''] = cookie.split('.')
  const isOurs = equalsInConstantTime(seal(secret, purpose, challenge, expires), ours)
  return isOurs && Number(expires) > at.getTime() ? challenge : null
}

const seal = (secret: Buffer, ...parts: [Purpose, ...string[]]) => sign(secret, 'passkey', ...parts)
