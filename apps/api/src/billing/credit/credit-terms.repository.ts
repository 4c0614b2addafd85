import { eq } from 'drizzle-orm'
import { creditTerms } from '../../db/tables/billing/credit-terms'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

export async function readTerms(db: Db, companyId: number) {
  const [found] = await db
    .select({ terms: creditTerms, changedBy: users.contactName })
    .from(creditTerms)
    .innerJoin(users, eq(users.id, creditTerms.updatedBy))
    .where(eq(creditTerms.companyId, companyId))
  return found ?? null
}

export const upsertTerms = (tx: Db, terms: typeof creditTerms.$inferInsert) =>
  tx.insert(creditTerms).values(terms).onConflictDoUpdate({ target: creditTerms.companyId, set: terms })
