import type { confirmSignIn as confirmSignInCall } from '@lohahaat/contract/identity/sign-in/confirm-sign-in'
import type { CallContext } from '../../platform/http/route'
import { renewSession } from '../sessions/renew-session'
import { withCode } from './use-code'

/** The caller confirms the sign-in with a mailed code. */
export async function confirmSignIn(context: CallContext<typeof confirmSignInCall>) {
  const { input, user, visitor, at } = context
  const attempt = {
    email: user.email,
    code: input.password,
    purpose: 'sign-in',
    visitor,
    at,
  } as const
  const session = await withCode(context, attempt, (tx) => renewSession(tx, user.sessionId, at))
  session.announce(context.answer)
  return { success: true } as const
}
