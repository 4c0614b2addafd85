import { refuseIfSpent, tryConsume } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import { readChallenge } from './challenge'

/**
 * Checks the answer where there is one; without one, a few requests an hour are let through. Wrong answers are counted
 * per network only: a counter per challenge would let anybody fill the database.
 */
export async function passesCaptcha(
  { limits, secret }: Services,
  { captchaAnswer, captchaCookie, address }: Visitor,
  { at, isKnown }: { at: Date; isKnown: boolean },
): Promise<boolean> {
  if (captchaAnswer === undefined) return tryConsume(limits.withoutCaptcha, address)
  if (!isKnown) await refuseIfSpent(limits.captchaFailures, address, 'tooManyWrongSums')
  const challenge = readChallenge(secret, captchaCookie ?? '', at)
  if (challenge?.accepts(captchaAnswer)) return tryConsume(limits.captchaUses, challenge.id)
  await tryConsume(limits.captchaFailures, address)
  return false
}
