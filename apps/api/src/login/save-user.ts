import type { saveUser as saveUserCall } from '@lohahaat/contract/login/save-user'
import type { CallContext } from '../http/route'
import { Refusal } from '../refusal'
import { withCode } from './use-code'
import { insertUser } from './users.repository'

/** The code proves that the address is the buyer's own; then the account exists. */
export async function saveUser(context: CallContext<typeof saveUserCall>) {
  const { input, visitor, at } = context
  const attempt = {
    email: input.buyerEmail,
    code: input.OTP,
    purpose: 'sign-up',
    address: visitor.address,
    at,
  } as const
  await withCode(context, attempt, async (tx) => {
    const created = await insertUser(tx, {
      email: input.buyerEmail,
      contactName: input.buyerContactName,
      legalName: input.buyerLegalName,
      phone: input.buyerContactPhone,
      gstNumber: input.gSTNo,
      termsAcceptedAt: at,
    })
    if (!created) throw new Refusal('emailTaken')
  })
  return { success: true } as const
}
