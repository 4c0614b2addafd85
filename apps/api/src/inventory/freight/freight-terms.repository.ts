import { desc, eq, sql } from 'drizzle-orm'
import type { FreightTerms } from '@lohahaat/domain/inventory/freight/freight'
import { freightTerms } from '../../db/tables/inventory/freight-terms'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

type Terms = Omit<typeof freightTerms.$inferInsert, 'id'>
type StoredTerms = typeof freightTerms.$inferSelect

/** Newest first; the first is in force. */
export const listFreightTerms = (db: Db, limit: number) =>
  db
    .select({ terms: freightTerms, changedBy: users.contactName })
    .from(freightTerms)
    .leftJoin(users, eq(users.id, freightTerms.createdBy))
    .orderBy(desc(freightTerms.id))
    .limit(limit)

/** The terms in force, or null where none were entered. */
export async function currentFreightTerms(db: Db): Promise<FreightTerms | null> {
  const [newest] = await db.select().from(freightTerms).orderBy(desc(freightTerms.id)).limit(1)
  return newest ? toTerms(newest) : null
}

const toTerms = ({ rates, ...terms }: StoredTerms): FreightTerms => ({
  ...terms,
  rates: rates.map(({ paisePerTonKm, ...rate }) => ({ ...rate, paisePerTonKm: BigInt(paisePerTonKm) })),
})

/** Serialises changes. A lock on the newest row would not stop a newer one. */
export const lockFreightTerms = (db: Db) => db.execute(sql`lock table ${freightTerms} in share row exclusive mode`)

export const insertFreightTerms = (db: Db, terms: Terms) => db.insert(freightTerms).values(terms)
