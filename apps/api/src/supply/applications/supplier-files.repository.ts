import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SupplierFileKind } from '@lohahaat/contract/supply/applications/application'
import { files } from '../../db/tables/platform/files'
import { supplierFiles } from '../../db/tables/supply/supplier-files'
import type { Db } from '../../platform/db/db'

export const listFiles = (db: Db, companyId: number) =>
  db
    .select({
      fileId: supplierFiles.id,
      kind: supplierFiles.kind,
      name: files.originalName,
      bytes: files.bytes,
      isWaiting: supplierFiles.isWaiting,
    })
    .from(supplierFiles)
    .innerJoin(files, eq(files.id, supplierFiles.fileId))
    .where(eq(supplierFiles.companyId, companyId))
    .orderBy(asc(supplierFiles.id))

interface Paper {
  companyId: number
  isWaiting: boolean
}

const isPaper = ({ companyId, isWaiting }: Paper) =>
  and(eq(supplierFiles.companyId, companyId), eq(supplierFiles.isWaiting, isWaiting))

/** One of each kind: a new one takes the place of the old one, whose bytes are swept later. */
export async function replaceFile(db: Db, paper: Paper, kind: SupplierFileKind, fileId: number) {
  await db.delete(supplierFiles).where(and(isPaper(paper), eq(supplierFiles.kind, kind)))
  await db.insert(supplierFiles).values({ ...paper, kind, fileId })
}

/** The papers of a change take the place of those before. */
export async function takeWaitingFiles(db: Db, companyId: number) {
  const taken = await db
    .select({ kind: supplierFiles.kind })
    .from(supplierFiles)
    .where(isPaper({ companyId, isWaiting: true }))
  const kinds = taken.map(({ kind }) => kind)
  await db
    .delete(supplierFiles)
    .where(and(isPaper({ companyId, isWaiting: false }), inArray(supplierFiles.kind, kinds)))
  await db.update(supplierFiles).set({ isWaiting: false }).where(eq(supplierFiles.companyId, companyId))
}

export const dropWaitingFiles = (db: Db, companyId: number) =>
  db.delete(supplierFiles).where(isPaper({ companyId, isWaiting: true }))

/** False where the company has no such file. */
export async function deleteFile(db: Db, paper: Paper, id: number): Promise<boolean> {
  const gone = await db
    .delete(supplierFiles)
    .where(and(isPaper(paper), eq(supplierFiles.id, id)))
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
