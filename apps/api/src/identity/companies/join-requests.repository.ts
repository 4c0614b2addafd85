import { and, asc, eq } from 'drizzle-orm'
import { joinRequests } from '../../db/tables/identity/join-requests'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

/** False where he has asked this company already. */
export async function insertRequest(db: Db, request: typeof joinRequests.$inferInsert): Promise<boolean> {
  const rows = await db.insert(joinRequests).values(request).onConflictDoNothing().returning({ id: joinRequests.id })
  return rows.length === 1
}

const MOST_SHOWN = 200

export const listRequests = (db: Db, companyId: number) =>
  db
    .select({
      joinRequestId: joinRequests.id,
      contactName: users.contactName,
      email: users.email,
      gstNumber: joinRequests.gstNumber,
      askedAt: joinRequests.askedAt,
    })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .where(eq(joinRequests.companyId, companyId))
    .orderBy(asc(joinRequests.id))
    .limit(MOST_SHOWN)

const isOf = (companyId: number, id: number) => and(eq(joinRequests.companyId, companyId), eq(joinRequests.id, id))

/** Who asks, and in which company he is now. */
export async function findRequest(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ userId: users.id, companyId: users.companyId, bringsAlong: joinRequests.bringsAlong })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .where(isOf(companyId, id))
  return row ?? null
}

/** False where somebody has decided meanwhile. */
export const deleteRequest = async (db: Db, companyId: number, id: number): Promise<boolean> =>
  ((await db.delete(joinRequests).where(isOf(companyId, id))).rowCount ?? 0) > 0

export const deleteRequestsBy = (db: Db, userId: number) =>
  db.delete(joinRequests).where(eq(joinRequests.userId, userId))

export const deleteRequestsTo = (db: Db, companyId: number) =>
  db.delete(joinRequests).where(eq(joinRequests.companyId, companyId))
