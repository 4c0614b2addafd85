import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { companies } from '../../db/tables/identity/companies'
import { companyInvitations } from '../../db/tables/identity/company-invitations'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

const columns = {
  invitationId: companyInvitations.id,
  companyId: companyInvitations.companyId,
  companyName: companies.name,
  email: companyInvitations.email,
  companyRole: companyInvitations.role,
  invitedBy: users.contactName,
  createdAt: companyInvitations.createdAt,
  endsAt: companyInvitations.endsAt,
}

const select = (db: Db) =>
  db
    .select(columns)
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .innerJoin(users, eq(users.id, companyInvitations.invitedBy))

const MOST_OPEN = 200

export const listInvitations = (db: Db, companyId: number, at: Date) =>
  select(db)
    .where(and(eq(companyInvitations.companyId, companyId), gt(companyInvitations.endsAt, at)))
    .orderBy(desc(companyInvitations.id))
    .limit(MOST_OPEN)

/** The open one with a secret. */
export async function findInvitation(db: Db, secretHash: string, at: Date) {
  const [row] = await select(db).where(
    and(eq(companyInvitations.secretHash, secretHash), gt(companyInvitations.endsAt, at)),
  )
  return row ?? null
}

export async function insertInvitation(db: Db, invitation: typeof companyInvitations.$inferInsert): Promise<number> {
  const [row] = await db.insert(companyInvitations).values(invitation).returning({ id: companyInvitations.id })
  if (!row) throw new Error('The invitation was not stored')
  return row.id
}

export const deleteInvitationsTo = (db: Db, companyId: number, email: string) =>
  db
    .delete(companyInvitations)
    .where(
      and(
        eq(companyInvitations.companyId, companyId),
        eq(sql`lower(${companyInvitations.email})`, email.toLowerCase()),
      ),
    )

/** The address that it was mailed to, or null where the company has none such. */
export async function deleteInvitation(db: Db, companyId: number, id: number): Promise<string | null> {
  const [row] = await db
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.id, id)))
    .returning({ email: companyInvitations.email })
  return row?.email ?? null
}

export const deleteInvitationsOf = (db: Db, companyId: number) =>
  db.delete(companyInvitations).where(eq(companyInvitations.companyId, companyId))

export const deleteInvitationsBefore = (db: Db, at: Date) =>
  db.delete(companyInvitations).where(lt(companyInvitations.endsAt, at))
