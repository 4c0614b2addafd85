import { and, desc, eq, inArray } from 'drizzle-orm'
import { pushDevices } from '../../db/tables/identity/push-devices'
import { sessions } from '../../db/tables/identity/sessions'
import type { Db } from '../../platform/db/db'

type NewDevice = typeof pushDevices.$inferInsert

export const listDevices = (db: Db, userId: number) =>
  db
    .select({
      id: pushDevices.id,
      sessionId: sessions.id,
      device: sessions.device,
      kinds: pushDevices.kinds,
      addedAt: pushDevices.addedAt,
    })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.addedAt), desc(pushDevices.id))

/** A browser has one owner: whoever signs in to it next takes it over. */
export async function saveDevice(db: Db, device: NewDevice): Promise<number> {
  const { endpoint: _, ...news } = device
  const [row] = await db
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: news })
    .returning({ id: pushDevices.id })
  if (!row) throw new Error('The device was not stored')
  return row.id
}

export const deleteDevices = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), inArray(pushDevices.id, [...ids])))
    .returning({ id: pushDevices.id })
