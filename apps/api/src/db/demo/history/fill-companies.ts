import { eq } from 'drizzle-orm'
import { rupees } from '@lohahaat/domain/platform/money'
import { recordEvent } from '../../../identity/companies/company-events.repository'
import type { Db } from '../../../platform/db/db'
import { companyInvitations } from '../../tables/identity/company-invitations'
import { users } from '../../tables/identity/users'
import type { Moments } from './moments'
import { actors } from './people'

/** A second member of Pawana Structures, who buys up to his limits. */
const secondAtPawana = {
  email: 'site@pawana.example',
  contactName: 'Rohit Jagtap',
  phone: '1234500025',
  companyRole: 'Buyer',
  orderLimitPaise: rupees(500_000),
  monthLimitPaise: rupees(2_000_000),
  monthLimitKg: 25_000n,
} as const

/** The colleagues of the demo buyer, with what happened in his company and an invitation that is open. */
export async function fillCompanies(tx: Db, { at, now, start }: Moments): Promise<void> {
  const pawana = await find(tx, actors.pawana)
  const { companyId: ofPawana, legalName, gstNumber, pinCode } = pawana
  const shared = { companyId: ofPawana, legalName, gstNumber, pinCode, isPinChosen: true }
  await tx.insert(users).values({ ...secondAtPawana, ...shared, createdAt: start, termsAcceptedAt: start })
  const { contactName: whom } = secondAtPawana
  await recordEvent(tx, { companyId: ofPawana, at: at(30, 11), by: byName(pawana), what: 'limits-changed', whom })

  const owner = await find(tx, actors.kadamb)
  const approver = await find(tx, 'approver@lohahaat.example')
  const { companyId } = owner
  const invited = { email: 'stores@kadamb.example', role: 'Buyer' } as const
  const joined = { what: 'joined', detail: approver.companyRole } as const
  await recordEvent(tx, { companyId, at: at(118, 10), by: byName(approver), ...joined })
  const sentAt = at(1, 16)
  await recordEvent(tx, {
    companyId,
    at: sentAt,
    by: byName(owner),
    what: 'invited',
    whom: invited.email,
    detail: invited.role,
  })
  // No secret has this hash, so that nobody can accept it.
  await tx.insert(companyInvitations).values({
    ...invited,
    companyId,
    invitedBy: owner.id,
    secretHash: 'demo',
    createdAt: sentAt,
    endsAt: new Date(now.getTime() + 6 * 24 * 60 * 60 * 1000),
  })
}

const byName = ({ id, contactName }: typeof users.$inferSelect) => ({ userId: id, contactName })

async function find(tx: Db, email: string) {
  const [person] = await tx.select().from(users).where(eq(users.email, email))
  if (!person) throw new Error(`The history lacks somebody: ${email}`)
  return person
}
