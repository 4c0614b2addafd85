import type { Database } from '../platform/db/db'
import { insertUser } from '../identity/accounts/users.repository'

let count = 0

/** A valid sign-up form without its OTP. */
export function filledSignUp(changes: Record<string, unknown> = {}) {
  return {
    buyerId: 0,
    buyerContactName: 'Asha Verma',
    buyerLegalName: 'Verma Fabricators',
    buyerContactPhone: '9812345678',
    buyerEmail: freshEmail('asha'),
    gstNo: '06AAACA0000A1Z2',
    termsAccepted: true,
    otp: '',
    ...changes,
  }
}

export const freshEmail = (name: string) => `${name}${++count}@works.example`

/** An existing account, for tests that are not about signing up. */
export async function someUser(
  db: Database,
  legalName = 'Verma Fabricators',
  email = freshEmail('buyer'),
): Promise<string> {
  await insertUser(db, {
    email,
    contactName: 'Asha Verma',
    legalName,
    phone: '9812345678',
    gstNumber: '06AAACA0000A1Z2',
    termsAcceptedAt: new Date(),
  })
  return email
}
