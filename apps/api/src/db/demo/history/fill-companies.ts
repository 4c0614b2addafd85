import { eq } from 'drizzle-orm'
import { recordEvent } from '../../../identity/companies/company-events.repository'
import type { Db } from '../../../platform/db/db'
import { companyInvitations } from '../../tables/identity/company-invitations'
import { users } from '../../tables/identity/users'
import type { Moments } from './moments'
import { actors, colleagues } from './people'

/** The colleagues of the demo buyer, with what happened in his company and an invitation that is open. */
export async function fillCompanies(tx: Db, { at, now }: Moments): Promise<void> {
  const pawana = await find(tx, actors.pawana)
  const [{ contactName: whom }] = colleagues
  const changed = { what: 'limits-changed', whom } as const
  await recordEvent(tx, { companyId: pawana.companyId, at: at(30, 11), by: byName(pawana), ...changed })

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
