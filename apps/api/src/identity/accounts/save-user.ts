import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { saveUser as saveUserCall } from '@lohahaat/contract/identity/accounts/save-user'
import type { saveUserByLink as saveUserByLinkCall } from '@lohahaat/contract/identity/accounts/save-user-by-link'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { withCode } from '../sign-in/use-code'
import { withLink } from '../sign-in/use-link'
import type { Visit } from '../sign-in/visit'
import { insertUser } from './users.repository'

/** Creates the account once the code proves that the address belongs to the buyer. */
export async function saveUser(visit: Visit, input: ParsedInputOf<typeof saveUserCall>) {
  const { visitor, at } = visit
  const attempt = { email: input.buyerEmail, code: input.otp, purpose: 'sign-up', visitor, at } as const
  await withCode(visit, attempt, (tx) => createAccount(tx, input, input.buyerEmail, at))
  return { success: true } as const
}

/** As saveUser, with the address that the link was mailed to. */
export async function saveUserByLink(visit: Visit, input: ParsedInputOf<typeof saveUserByLinkCall>) {
  const { visitor, at } = visit
  const attempt = { link: input.link, purpose: 'sign-up', visitor, at } as const
  const email = await withLink(visit, attempt, async (tx, mailedTo) => {
    await createAccount(tx, input, mailedTo, at)
    return mailedTo
  })
  visit.security.record('sign-up', { email })
  return { success: true } as const
}

async function createAccount(
  tx: Db,
  form: Omit<ParsedInputOf<typeof saveUserCall>, 'otp' | 'buyerEmail'>,
  email: string,
  at: Date,
) {
  const created = await insertUser(tx, {
    email,
    contactName: form.buyerContactName,
    legalName: form.buyerLegalName,
    phone: form.buyerContactPhone,
    gstNumber: form.gstNo,
    termsAcceptedAt: at,
  })
  if (!created) throw new Refusal('emailTaken')
}
