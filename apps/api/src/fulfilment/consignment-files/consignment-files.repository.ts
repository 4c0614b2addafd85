import { eq, inArray } from 'drizzle-orm'
import { consignmentFiles } from '../../db/tables/fulfilment/consignment-files'
import { users } from '../../db/tables/identity/users'
import { files } from '../../db/tables/platform/files'
import type { Db } from '../../platform/db/db'
import { groupBy } from '../../platform/group-by'

const columns = {
  id: consignmentFiles.id,
  consignmentId: consignmentFiles.consignmentId,
  kind: consignmentFiles.kind,
  addedAt: consignmentFiles.addedAt,
  fileName: files.originalName,
  storedName: files.storedName,
  ownerId: files.ownerId,
  addedBy: users.contactName,
}

const select = (db: Db) =>
  db
    .select(columns)
    .from(consignmentFiles)
    .innerJoin(files, eq(files.id, consignmentFiles.fileId))
    .innerJoin(users, eq(users.id, files.ownerId))

export type StoredFile = Awaited<ReturnType<typeof select>>[number]

/** The files of trucks in the order they were added, by the id of the truck. */
export const findFilesOf = async (db: Db, consignmentIds: readonly number[]): Promise<Map<number, StoredFile[]>> =>
  consignmentIds.length === 0
    ? new Map()
    : groupBy(
        await select(db)
          .where(inArray(consignmentFiles.consignmentId, [...consignmentIds]))
          .orderBy(consignmentFiles.id),
        ({ consignmentId }) => consignmentId,
      )

/** Of anybody: its truck tells whose it is. */
export async function findConsignmentFile(db: Db, id: number): Promise<StoredFile | null> {
  const [found] = await select(db).where(eq(consignmentFiles.id, id))
  return found ?? null
}

export const countFiles = (db: Db, consignmentId: number) =>
  db.$count(consignmentFiles, eq(consignmentFiles.consignmentId, consignmentId))

export async function insertConsignmentFile(
  db: Db,
  file: Omit<typeof consignmentFiles.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await db.insert(consignmentFiles).values(file).returning({ id: consignmentFiles.id })
  if (!row) throw new Error('The file was not added to the truck')
  return row.id
}

/** The file itself is swept later. */
export const removeConsignmentFile = (db: Db, id: number) =>
  db.delete(consignmentFiles).where(eq(consignmentFiles.id, id))
