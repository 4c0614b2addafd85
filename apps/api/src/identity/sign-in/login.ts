import type { login as loginCall } from '@lohahaat/contract/identity/sign-in/login'
import type { loginByLink as loginByLinkCall } from '@lohahaat/contract/identity/sign-in/login-by-link'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { Refusal } from '../../platform/refusal'
import { openSession } from '../sessions/open-session'
import { withCode } from './use-code'
import { withLink } from './use-link'
import type { Visit } from './visit'
import { findUserByEmail } from '../accounts/users.repository'

/** Signs in with a code. */
export async function login(visit: Visit, input: ParsedInputOf<typeof loginCall>) {
  const { visitor, at } = visit
  const attempt = { email: input.username, code: input.password, purpose: 'sign-in', visitor, at } as const
  const session = await withCode(visit, attempt, async (tx) => {
    const user = await findUserByEmail(tx, input.username)
    if (!user) throw new Refusal('otpIncorrect')
    return openSession(tx, visit, user)
  })
  return session.announce(visit.answer)
}

/** Signs in with the link of the same mail. */
export async function loginByLink(visit: Visit, input: ParsedInputOf<typeof loginByLinkCall>) {
  const { visitor, at } = visit
  const attempt = { link: input.link, purpose: 'sign-in', visitor, at } as const
  const session = await withLink(visit, attempt, async (tx, email) => {
    const user = await findUserByEmail(tx, email)
    if (!user) throw new Refusal('signInLinkDead')
    return openSession(tx, visit, user)
  })
  return session.announce(visit.answer)
}
