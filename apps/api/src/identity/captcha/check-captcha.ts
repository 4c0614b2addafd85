import { refuseIfSpent, tryConsume } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import { readChallenge } from './challenge'

/**
 * Is this visitor a person? His answer is checked where he gives one; without one he is let through a few times an hour.
 * Wrong answers are counted per network only: a counter for each challenge would let anybody fill the database.
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
