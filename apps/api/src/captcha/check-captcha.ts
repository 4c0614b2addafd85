import { tryConsume } from '../http/limits'
import type { Services } from '../http/services'
import type { Visitor } from '../http/visitor'
import { readChallenge } from './challenge'

/** Is this visitor a person? His answer is checked where he gives one; without one he is let through a few times an hour. */
export async function passesCaptcha({ limits, secret }: Services, visitor: Visitor, at: Date): Promise<boolean> {
  const { captchaAnswer, captchaCookie, address } = visitor
  if (captchaAnswer === undefined) return tryConsume(limits.withoutCaptcha, address)
  const challenge = readChallenge(secret, captchaCookie ?? '', at)
  if (!challenge || !(await tryConsume(limits.captchaAnswers, challenge.id))) return false
  return challenge.accepts(captchaAnswer)
}
