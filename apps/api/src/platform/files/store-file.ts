import type { Db } from '../db/db'
import type { Services } from '../http/services'
import { Refusal } from '../refusal'
import { bytesOf, insertFile, lockOwner, type NewFile } from './files.repository'

const MEGABYTE = 1024 * 1024

export type Shelf = Pick<Services, 'db' | 'storage' | 'uploadQuotaMb'>

/**
 * Stores a file, then its row and whatever `record` writes, in one transaction. The file comes first, so that no row
 * points to nothing; if the transaction fails, the file is deleted. The owner's quota is checked before anything is
 * stored, and again under a lock.
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
    // A leftover is swept later; the original error is what the caller needs.
    await storage.remove(file.storedName).catch(() => {})
    throw error
  }
}

async function requireRoom(db: Db, { ownerId, bytes }: NewFile, quotaMb: number) {
  if ((await bytesOf(db, ownerId)) + bytes > quotaMb * MEGABYTE) throw new Refusal('quotaReached', quotaMb)
}
