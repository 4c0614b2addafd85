import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { users } from '../../db/tables/identity/users'
import { files } from '../../db/tables/platform/files'
import type { Db } from '../../platform/db/db'

export type SlipRecord = typeof weighbridgeSlips.$inferSelect
type NewSlip = typeof weighbridgeSlips.$inferInsert

const replacer = alias(users, 'replacer')

/** All slips of a truck, the oldest first, also those that were replaced. */
export const listSlips = (db: Db, consignmentId: number) =>
  db
    .select({
      slip: weighbridgeSlips,
      recordedBy: users.contactName,
      replacedBy: replacer.contactName,
      photoName: files.originalName,
    })
    .from(weighbridgeSlips)
    .innerJoin(users, eq(users.id, weighbridgeSlips.recordedBy))
    .leftJoin(replacer, eq(replacer.id, weighbridgeSlips.replacedBy))
    .leftJoin(files, eq(files.id, weighbridgeSlips.fileId))
    .where(eq(weighbridgeSlips.consignmentId, consignmentId))
    .orderBy(asc(weighbridgeSlips.id))

export type ListedSlip = Awaited<ReturnType<typeof listSlips>>[number]

export async function findSlip(db: Db, id: number): Promise<SlipRecord | null> {
  const [slip] = await db.select().from(weighbridgeSlips).where(eq(weighbridgeSlips.id, id))
  return slip ?? null
}

export const insertSlip = (db: Db, slip: NewSlip) => db.insert(weighbridgeSlips).values(slip)

export const replaceSlip = (
  db: Db,
  { id, consignmentId }: Pick<SlipRecord, 'id' | 'consignmentId'>,
  why: Pick<NewSlip, 'replacedBy' | 'replacedAt' | 'replaceReason'>,
) =>
  db
    .update(weighbridgeSlips)
    .set(why)
    .where(and(eq(weighbridgeSlips.id, id), eq(weighbridgeSlips.consignmentId, consignmentId)))

export const setAgreed = (
  db: Db,
  { id, consignmentId }: Pick<SlipRecord, 'id' | 'consignmentId'>,
  agreed: Pick<NewSlip, 'sellerAgreedBy' | 'buyerAgreedBy'>,
) =>
  db
    .update(weighbridgeSlips)
    .set(agreed)
    .where(and(eq(weighbridgeSlips.id, id), eq(weighbridgeSlips.consignmentId, consignmentId)))

/** The file of an earlier photo is swept later. */
export const setPhoto = (db: Db, { id, consignmentId }: Pick<SlipRecord, 'id' | 'consignmentId'>, fileId: number) =>
  db
    .update(weighbridgeSlips)
    .set({ fileId })
    .where(and(eq(weighbridgeSlips.id, id), eq(weighbridgeSlips.consignmentId, consignmentId)))

export async function findPhoto(db: Db, { id, consignmentId }: Pick<SlipRecord, 'id' | 'consignmentId'>) {
  const [photo] = await db
    .select({ storedName: files.storedName, name: files.originalName })
    .from(weighbridgeSlips)
    .innerJoin(files, eq(files.id, weighbridgeSlips.fileId))
    .where(and(eq(weighbridgeSlips.id, id), eq(weighbridgeSlips.consignmentId, consignmentId)))
  return photo ?? null
}
