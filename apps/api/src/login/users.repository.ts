import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { sellers } from '../db/tables/sellers'
import { users } from '../db/tables/users'
import { cartCount } from './sessions.repository'

/** Addresses are compared without regard to case. */
const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase())

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      legalName: users.legalName,
      contactName: users.contactName,
      pinCode: users.pinCode,
      cart: cartCount,
    })
    .from(users)
    .where(hasEmail(email))
  return user ?? null
}

export const setRole = (db: Db, id: number, role: 'Admin' | 'User') =>
  db.update(users).set({ role }).where(eq(users.id, id))

/** False when the address has an account already. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const rows = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return rows.length === 1
}

export async function findProfile(db: Db, userId: number) {
  const [row] = await db
    .select({ user: users, sellerName: sellers.organizationName })
    .from(users)
    .leftJoin(sellers, eq(sellers.id, users.sellerId))
    .where(eq(users.id, userId))
  if (!row) throw new Error('A session without its user')
  return row
}

export const updateContact = (
  db: Db,
  userId: number,
  contact: { contactName: string; phone: string; pinCode: string },
) => db.update(users).set(contact).where(eq(users.id, userId))
