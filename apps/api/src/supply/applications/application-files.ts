import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { SupplierFileKind } from '@lohahaat/contract/supply/applications/application'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import type { Database, Db } from '../../platform/db/db'
import { newStoredName } from '../../platform/files/storage'
import { storeFile, type Shelf } from '../../platform/files/store-file'
import type { Upload } from '../../platform/http/bodies/upload'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { recogniseList } from '../../sourcing/list-reader/list-file'
import { lockApplication, updateApplication } from './applications.repository'
import { lockFor } from './own-application'
import { readSaved } from './read-application'
import { deleteFile, findFile, replaceFile } from './supplier-files.repository'

const PAPERS: ReadonlySet<string> = new Set(['pdf', 'jpg', 'png'])

/** For bytes of which nothing is said, so that no program opens them by itself. */
const UNNAMED_BYTES = 'application/octet-stream'

/** A paper is what its name says, and nothing that runs. */
export async function addFile(shelf: Shelf, actor: Actor, kind: SupplierFileKind, upload: Upload) {
  const { companyId, userId, at } = actor
  const file = await recogniseList(upload)
  if (!PAPERS.has(file.kind)) throw new Refusal('paperWrongType')
  const { mediaType, bytes, name: originalName } = file
  const record = { storedName: newStoredName(file.kind), originalName, mediaType, bytes: bytes.length, ownerId: userId }
  return storeFile(shelf, { ...record, purpose: 'supplier' }, bytes, async (tx, fileId) => {
    await replaceFile(tx, await lockPapers(tx, actor), kind, fileId)
    return readSaved(tx, companyId, 'applicant', at)
  })
}

/** Locks the application whose papers change. Those of an approved one stay, and new ones wait beside them. */
async function lockPapers(tx: Db, { companyId, at }: Actor) {
  const found = await lockApplication(tx, companyId)
  const isWaiting = found?.status === 'Approved'
  if (!isWaiting) await lockFor(tx, companyId, 'save')
  // What an administrator has seen so far he can't approve any more.
  await updateApplication(tx, companyId, { updatedAt: at, ...(found?.waiting && { waitingAt: at }) })
  return { companyId, isWaiting }
}

export const removeFile = (db: Database, actor: Actor, fileId: number) =>
  db.transaction(async (tx) => {
    if (!(await deleteFile(tx, await lockPapers(tx, actor), fileId))) throw new Refusal('unknownRecord')
    return { success: true } as const
  })

export async function loadFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  actor: Actor,
  fileId: number,
): Promise<AnsweredFile> {
  const found = await findFile(db, fileId)
  const isOpen = found && may(actor, 'see the papers of a supplier', { ...found, buyerId: found.ownerId })
  const bytes = isOpen ? await storage.get(found.storedName) : null
  if (!found || bytes === null) throw new Refusal('unknownRecord')
  return { name: found.name, mediaType: UNNAMED_BYTES, bytes: Buffer.from(bytes) }
}
