import type { login as loginCall } from '@lohahaat/contract/identity/sign-in/login'
import type { loginByLink as loginByLinkCall } from '@lohahaat/contract/identity/sign-in/login-by-link'
import type { CallContext } from '../../platform/http/route'
import { Refusal } from '../../platform/refusal'
import { openSession } from '../sessions/open-session'
import { withCode } from './use-code'
import { withLink } from './use-link'
import { findUserByEmail } from '../accounts/users.repository'

/** Signs in with a code. */
export async function login(context: CallContext<typeof loginCall>) {
  const { input, visitor, at } = context
  const attempt = { email: input.username, code: input.password, purpose: 'sign-in', visitor, at } as const
  const session = await withCode(context, attempt, async (tx) => {
    const user = await findUserByEmail(tx, input.username)
    if (!user) throw new Refusal('otpIncorrect')
    return openSession(tx, context, user)
  })
  return session.announce(context.answer)
}

/** Signs in with the link of the same mail. */
export async function loginByLink(context: CallContext<typeof loginByLinkCall>) {
  const { input, visitor, at } = context
  const attempt = { link: input.link, purpose: 'sign-in', visitor, at } as const
  const session = await withLink(context, attempt, async (tx, email) => {
    const user = await findUserByEmail(tx, email)
    if (!user) throw new Refusal('signInLinkDead')
    return openSession(tx, context, user)
  })
  return session.announce(context.answer)
}
