import { desc, eq, sql } from 'drizzle-orm'
import { users } from '../../db/tables/identity/users'
import { supplierTerms } from '../../db/tables/ordering/supplier-terms'
import type { Db } from '../../platform/db/db'

/** Newest first; the first is in force. */
export const listSupplierTerms = (db: Db, limit: number) =>
  db
    .select({ terms: supplierTerms, changedBy: users.contactName })
    .from(supplierTerms)
    .leftJoin(users, eq(users.id, supplierTerms.createdBy))
    .orderBy(desc(supplierTerms.id))
    .limit(limit)

/** Serialises changes. A lock on the newest row would not stop a newer one. */
export const lockSupplierTerms = (db: Db) => db.execute(sql`lock table ${supplierTerms} in share row exclusive mode`)

export const insertSupplierTerms = (db: Db, terms: Omit<typeof supplierTerms.$inferInsert, 'id'>) =>
  db.insert(supplierTerms).values(terms)
