import { eq, sql, type SQL } from 'drizzle-orm'
import type { Language } from '@lohahaat/domain/platform/language'
import type { Db } from '../../platform/db/db'
import { sellers } from '../../db/tables/reference/sellers'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { cartCount } from '../sessions/sessions.repository'

/** Email addresses are compared ignoring case. */
const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase())

export async function findUserId(db: Db, email: string): Promise<number | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(hasEmail(email))
  return user?.id ?? null
}

const findUser = async (db: Db, which: SQL) => {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      legalName: users.legalName,
      contactName: users.contactName,
      pinCode: users.pinCode,
      cart: cartCount,
      sellerId: companies.sellerId,
      sellingRole: users.sellingRole,
      companyRole: users.companyRole,
      language: users.language,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(which)
  return user ?? null
}

export const findUserByEmail = (db: Db, email: string) => findUser(db, hasEmail(email))

export const findUserById = (db: Db, id: number) => findUser(db, eq(users.id, id))

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>

export const countSignIn = (db: Db, id: number) =>
  db
    .update(users)
    .set({ signIns: sql`${users.signIns} + 1` })
    .where(eq(users.id, id))

export async function countSignInsOf(db: Db, id: number): Promise<number> {
  const [user] = await db.select({ signIns: users.signIns }).from(users).where(eq(users.id, id))
  return user?.signIns ?? 0
}

/** False when the address already has an account. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const rows = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return rows.length === 1
}

export async function findProfile(db: Db, userId: number) {
  const [row] = await db
    .select({ user: users, sellerName: sellers.organizationName })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(sellers, eq(sellers.id, companies.sellerId))
    .where(eq(users.id, userId))
  if (!row) throw new Error('A session without its user')
  return row
}

export const updateContact = (
  db: Db,
  userId: number,
  contact: { contactName: string; phone: string; pinCode: string; isPinChosen: boolean },
) => db.update(users).set(contact).where(eq(users.id, userId))

export const updateLanguage = (db: Db, userId: number, language: Language) =>
  db.update(users).set({ language }).where(eq(users.id, userId))

export const updatePin = (db: Db, userId: number, pinCode: string) =>
  db.update(users).set({ pinCode, isPinChosen: true }).where(eq(users.id, userId))
