import type { confirmSignIn as confirmSignInCall } from '@lohahaat/contract/identity/sign-in/confirm-sign-in'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { SignedIn } from '../../platform/http/session'
import { renewSession } from '../sessions/renew-session'
import { withCode } from './use-code'
import type { Visit } from './visit'

/** The caller confirms the sign-in with a mailed code. */
export async function confirmSignIn(visit: Visit, user: SignedIn, input: ParsedInputOf<typeof confirmSignInCall>) {
  const { visitor, at } = visit
  const attempt = {
    email: user.email,
    code: input.password,
    purpose: 'sign-in',
    visitor,
    at,
  } as const
  const session = await withCode(visit, attempt, (tx) => renewSession(tx, user.sessionId, at))
  session.announce(visit.answer)
  return { success: true } as const
}
