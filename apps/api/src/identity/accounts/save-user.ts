import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { saveUser as saveUserCall } from '@lohahaat/contract/identity/accounts/save-user'
import type { saveUserByLink as saveUserByLinkCall } from '@lohahaat/contract/identity/accounts/save-user-by-link'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { withCode } from '../sign-in/use-code'
import { withLink } from '../sign-in/use-link'
import type { Visit } from '../sign-in/visit'
import { openSession } from '../sessions/open-session'
import { findUserByEmail, insertUser } from './users.repository'

/** Creates the account once the code proves that the address belongs to the buyer, and signs him in by that proof. */
export async function saveUser(visit: Visit, input: ParsedInputOf<typeof saveUserCall>) {
  const { visitor, at } = visit
  const attempt = { email: input.buyerEmail, code: input.otp, purpose: 'sign-up', visitor, at } as const
  const session = await withCode(visit, attempt, (tx) => createAccount(tx, visit, input, input.buyerEmail))
  session.announce(visit.answer)
  return { success: true } as const
}

/** As saveUser, with the address that the link was mailed to. */
export async function saveUserByLink(visit: Visit, input: ParsedInputOf<typeof saveUserByLinkCall>) {
  const { visitor, at } = visit
  const attempt = { link: input.link, purpose: 'sign-up', visitor, at } as const
  const { email, session } = await withLink(visit, attempt, async (tx, mailedTo) => ({
    email: mailedTo,
    session: await createAccount(tx, visit, input, mailedTo),
  }))
  visit.security.record('sign-up', { email })
  session.announce(visit.answer)
  return { success: true } as const
}

async function createAccount(
  tx: Db,
  visit: Visit,
  form: Omit<ParsedInputOf<typeof saveUserCall>, 'otp' | 'buyerEmail'>,
  email: string,
) {
  const isCreated = await insertUser(tx, {
    email,
    contactName: form.buyerContactName,
    legalName: form.buyerLegalName,
    phone: form.buyerContactPhone,
    gstNumber: form.gstNo,
    termsAcceptedAt: visit.at,
  })
  const user = isCreated && (await findUserByEmail(tx, email))
  if (!user) throw new Refusal('emailTaken')
  return openSession(tx, visit, user)
}
