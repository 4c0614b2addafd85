import { and, asc, eq } from 'drizzle-orm'
import type { SupplierFileKind } from '@lohahaat/contract/supply/applications/application'
import { files } from '../../db/tables/platform/files'
import { supplierFiles } from '../../db/tables/supply/supplier-files'
import type { Db } from '../../platform/db/db'

export const listFiles = (db: Db, companyId: number) =>
  db
    .select({ fileId: supplierFiles.id, kind: supplierFiles.kind, name: files.originalName, bytes: files.bytes })
    .from(supplierFiles)
    .innerJoin(files, eq(files.id, supplierFiles.fileId))
    .where(eq(supplierFiles.companyId, companyId))
    .orderBy(asc(supplierFiles.id))

/** One of each kind: a new one takes the place of the old one, whose bytes are swept later. */
export async function replaceFile(db: Db, companyId: number, kind: SupplierFileKind, fileId: number) {
  await db.delete(supplierFiles).where(and(eq(supplierFiles.companyId, companyId), eq(supplierFiles.kind, kind)))
  await db.insert(supplierFiles).values({ companyId, kind, fileId })
}

/** False where the company has no such file. */
export async function deleteFile(db: Db, companyId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(supplierFiles)
    .where(and(eq(supplierFiles.id, id), eq(supplierFiles.companyId, companyId)))
    .returning({ id: supplierFiles.id })
  return gone.length === 1
}

export async function findFile(db: Db, id: number) {
  const [found] = await db
    .select({
      companyId: supplierFiles.companyId,
      ownerId: files.ownerId,
      storedName: files.storedName,
      name: files.originalName,
    })
    .from(supplierFiles)
    .innerJoin(files, eq(files.id, supplierFiles.fileId))
    .where(eq(supplierFiles.id, id))
  return found ?? null
}
