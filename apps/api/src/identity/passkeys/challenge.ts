import { equalsInConstantTime, randomToken, sign } from '../../platform/http/secrets'

/** Long enough to leave the sign-in page open while fetching a phone. */
export const CHALLENGE_SECONDS = 10 * 60

/** The purpose of a challenge. One made for a session is valid in that session only. */
export type Purpose = 'sign-in' | `register in ${number}` | `confirm in ${number}`

/** A new challenge, and a cookie that binds it to the visitor, so that requests without a sign-in store no rows. */
export function newChallenge(secret: Buffer, purpose: Purpose, at: Date) {
  const challenge = randomToken()
  const expires = String(at.getTime() + CHALLENGE_SECONDS * 1000)
  return { challenge, cookie: [challenge, expires, seal(secret, purpose, challenge, expires)].join('.') }
}

/** The challenge in a cookie; null when it is forged, expired or made for another purpose. */
export function readChallenge(secret: Buffer, purpose: Purpose, cookie: string, at: Date): string | null {
  const [challenge = '', expires = '', ours = ''] = cookie.split('.')
  const isOurs = equalsInConstantTime(seal(secret, purpose, challenge, expires), ours)
  return isOurs && Number(expires) > at.getTime() ? challenge : null
}

const seal = (secret: Buffer, ...parts: [Purpose, ...string[]]) => sign(secret, 'passkey', ...parts)
