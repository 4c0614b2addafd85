import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { PushKind } from '@lohahaat/contract/platform/push-kinds'
import { pushDevices } from '../../db/tables/identity/push-devices'
import { pushes } from '../../db/tables/identity/pushes'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../db/db'

export interface PushPayload {
  title: string
  path: string
  tag: string
}

/** For each device of the account with this address that wants to be told of it. */
export async function insertPushes(
  db: Db,
  email: string,
  kind: PushKind,
  payload: PushPayload,
  notBefore: Date | null,
) {
  await db.execute(sql`
    insert into ${pushes} (push_device_id, payload, next_try_at)
    select ${pushDevices.id}, ${JSON.stringify(payload)}::jsonb, coalesce(${notBefore?.toISOString() ?? null}::timestamptz, now())
    from ${pushDevices} join ${users} on ${users.id} = ${pushDevices.userId}
    where ${users.email} = ${email} and ${kind} = any(${pushDevices.kinds})`)
}

const columns = {
  id: pushes.id,
  attempts: pushes.attempts,
  payload: pushes.payload,
  deviceId: pushDevices.id,
  endpoint: pushDevices.endpoint,
  p256dh: pushDevices.p256dh,
  auth: pushDevices.auth,
}

const DAY_MS = 24 * 60 * 60 * 1000

/** As claimDueMails: moving the next try is the lease. What could not be sent within a day is left to the sweep: the mail says it too. */
export async function claimDuePushes(db: Db, at: Date, leaseUntil: Date, limit: number) {
  const due = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(and(lte(pushes.nextTryAt, at), gt(pushes.createdAt, new Date(at.getTime() - DAY_MS))))
    .orderBy(pushes.nextTryAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(pushes)
    .set({ nextTryAt: leaseUntil, attempts: sql`${pushes.attempts} + 1` })
    .from(pushDevices)
    .where(and(inArray(pushes.id, due), eq(pushDevices.id, pushes.pushDeviceId)))
    .returning(columns)
}

export type DuePush = Awaited<ReturnType<typeof claimDuePushes>>[number]

export const deletePush = (db: Db, id: number) => db.delete(pushes).where(eq(pushes.id, id))
export const delayPush = (db: Db, id: number, nextTryAt: Date) =>
  db.update(pushes).set({ nextTryAt }).where(eq(pushes.id, id))
export const deletePushesBefore = (db: Db, before: Date) => db.delete(pushes).where(lt(pushes.createdAt, before))

/** Its messages go with it. */
export const removeDevice = (db: Db, id: number) => db.delete(pushDevices).where(eq(pushDevices.id, id))
