import type { Db } from '../db/db'
import type { Services } from '../http/services'
import { Refusal } from '../refusal'
import { bytesOf, insertFile, lockOwner, type NewFile } from './files.repository'

const MEGABYTE = 1024 * 1024

export type Shelf = Pick<Services, 'db' | 'storage' | 'uploadQuotaMb'>

/**
 * Keeps a file, then its record and whatever else `record` writes in the same transaction. The file is there first, so
 * that no record ever points to nothing; without one it goes again. Whether its owner has room for it is asked before
 * anything is stored, and once more where no other file of his can come in between.
 */
export async function storeFile<T>(
  { db, storage, uploadQuotaMb }: Shelf,
  file: NewFile,
  bytes: Buffer,
  record: (tx: Db, fileId: number) => Promise<T>,
): Promise<T> {
  await requireRoom(db, file, uploadQuotaMb)
  await storage.put(file.storedName, bytes)
  try {
    return await db.transaction(async (tx) => {
      await lockOwner(tx, file.ownerId)
      await requireRoom(tx, file, uploadQuotaMb)
      return record(tx, await insertFile(tx, file))
    })
  } catch (error) {
    // What stays behind is swept some day; the reason is what the person has to hear.
    await storage.remove(file.storedName).catch(() => {})
    throw error
  }
}

async function requireRoom(db: Db, { ownerId, bytes }: NewFile, quotaMb: number) {
  if ((await bytesOf(db, ownerId)) + bytes > quotaMb * MEGABYTE) throw new Refusal('quotaReached', quotaMb)
}
