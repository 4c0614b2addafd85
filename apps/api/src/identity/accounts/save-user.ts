import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { saveUser as saveUserCall } from '@lohahaat/contract/identity/accounts/save-user'
import type { saveUserByLink as saveUserByLinkCall } from '@lohahaat/contract/identity/accounts/save-user-by-link'
import type { Db } from '../../platform/db/db'
import type { CallContext } from '../../platform/http/route'
import { Refusal } from '../../platform/refusal'
import { withCode } from '../sign-in/use-code'
import { withLink } from '../sign-in/use-link'
import { insertUser } from './users.repository'

/** Creates the account once the code proves that the address belongs to the buyer. */
export async function saveUser(context: CallContext<typeof saveUserCall>) {
  const { input, visitor, at } = context
  const attempt = { email: input.buyerEmail, code: input.otp, purpose: 'sign-up', visitor, at } as const
  await withCode(context, attempt, (tx) => createAccount(tx, input, input.buyerEmail, at))
  return { success: true } as const
}

/** As saveUser, with the address that the link was mailed to. */
export async function saveUserByLink(context: CallContext<typeof saveUserByLinkCall>) {
  const { input, visitor, at } = context
  const attempt = { link: input.link, purpose: 'sign-up', visitor, at } as const
  const email = await withLink(context, attempt, async (tx, mailedTo) => {
    await createAccount(tx, input, mailedTo, at)
    return mailedTo
  })
  context.security.record('sign-up', { email })
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
