import { asc, eq } from 'drizzle-orm'
import { users } from '../../db/tables/identity/users'
import { supplierNotes } from '../../db/tables/supply/supplier-notes'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'

const MOST_NOTES = 500

/** The oldest first. */
export const listNotes = (db: Db, companyId: number) =>
  db
    .select({
      at: supplierNotes.at,
      by: users.contactName,
      status: supplierNotes.status,
      text: supplierNotes.text,
      isShown: supplierNotes.isShown,
    })
    .from(supplierNotes)
    .innerJoin(users, eq(users.id, supplierNotes.authorId))
    .where(eq(supplierNotes.companyId, companyId))
    .orderBy(asc(supplierNotes.at), asc(supplierNotes.id))
    .limit(MOST_NOTES)

interface NewNote {
  companyId: number
  status: string | null
  text: string | null
  isShown: boolean
}

export const insertNote = (db: Db, note: NewNote, { userId, at }: Writer) =>
  db.insert(supplierNotes).values({ ...note, authorId: userId, at })
