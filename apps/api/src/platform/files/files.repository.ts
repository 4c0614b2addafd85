import { and, eq, inArray, lt, notExists, sql, sum } from 'drizzle-orm'
import type { Db } from '../db/db'
import { consignmentFiles } from '../../db/tables/fulfilment/consignment-files'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { files } from '../../db/tables/platform/files'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { supplierFiles } from '../../db/tables/supply/supplier-files'
import { quoteFiles } from '../../db/tables/sourcing/quote-files'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { users } from '../../db/tables/identity/users'

export type NewFile = typeof files.$inferInsert

export async function insertFile(db: Db, file: NewFile): Promise<number> {
  const [row] = await db.insert(files).values(file).returning({ id: files.id })
  if (!row) throw new Error('A file was not inserted')
  return row.id
}

export async function findFile(db: Db, storedName: string) {
  const [file] = await db.select().from(files).where(eq(files.storedName, storedName))
  return file ?? null
}

/** The size of all files of an account. */
export async function bytesOf(db: Db, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(eq(files.ownerId, ownerId))
  return row?.bytes ?? 0
}

/** Serialises uploads of this account until the transaction ends. */
export const lockOwner = (db: Db, ownerId: number) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')

/** Deletes files older than a time that no enquiry, quote, stock item, truck or supplier uses, and returns their names. */
/** Deletes files older than a time that nothing uses, and returns their names. */
/** Deletes files older than a time that no enquiry, quote, stock item, supplier or certificate uses, and returns their names. */
export async function deleteUnusedFiles(db: Db, before: Date, limit: number): Promise<string[]> {
  const one = { one: sql`1` }
  const unused = db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        lt(files.createdAt, before),
        notExists(db.select(one).from(enquiries).where(eq(enquiries.fileId, files.id))),
        notExists(db.select(one).from(quoteFiles).where(eq(quoteFiles.fileId, files.id))),
        notExists(db.select(one).from(stockItems).where(eq(stockItems.imageFileId, files.id))),
        notExists(db.select(one).from(consignmentFiles).where(eq(consignmentFiles.fileId, files.id))),
        notExists(db.select(one).from(weighbridgeSlips).where(eq(weighbridgeSlips.fileId, files.id))),
        notExists(db.select(one).from(certificates).where(eq(certificates.fileId, files.id))),
        notExists(db.select(one).from(supplierFiles).where(eq(supplierFiles.fileId, files.id))),
      ),
    )
    .limit(limit)
    // A file about to be used is locked, and skipped here.
    .for('update', { of: files, skipLocked: true })
  const gone = await db.delete(files).where(inArray(files.id, unused)).returning({ storedName: files.storedName })
  return gone.map(({ storedName }) => storedName)
}

/** Those of the names that have a file. */
export async function findStoredNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ storedName: files.storedName })
    .from(files)
    .where(inArray(files.storedName, [...names]))
  return new Set(found.map(({ storedName }) => storedName))
}
