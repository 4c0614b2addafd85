import { MOST_CONSIGNMENT_FILES } from '@lohahaat/contract/fulfilment/consignments/consignment-files'
import type { ConsignmentFile } from '@lohahaat/contract/fulfilment/consignments/consignment'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import type { Database, Db } from '../../platform/db/db'
import { newStoredName } from '../../platform/files/storage'
import { storeFile, type Shelf } from '../../platform/files/store-file'
import type { Upload } from '../../platform/http/bodies/upload'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { recogniseList } from '../../sourcing/list-reader/list-file'
import type { StoredConsignment } from '../consignments/consignments.repository'
import { findConsignmentFor, lockConsignmentFor, ownersOf } from '../consignments/find-consignment'
import {
  countFiles,
  findConsignmentFile,
  insertConsignmentFile,
  removeConsignmentFile,
  type StoredFile,
} from './consignment-files.repository'

/** For bytes of which nothing is said, so that no program opens them by itself. */
const UNNAMED_BYTES = 'application/octet-stream'

type Kind = ConsignmentFile['kind']

/** What the supplier asks of the house is none of the buyer's business. */
const seesKind = (actor: Actor, stored: StoredConsignment, kind: Kind) => {
  if (kind !== 'supplier-invoice') return true
  const owners = { ...ownersOf(stored), companyId: 0, buyerId: 0 }
  return isAllowed('see a consignment', actor, owners)
}

/** The files of a truck that the actor sees. */
export const filesFor = (actor: Actor, stored: StoredConsignment, found: readonly StoredFile[]): ConsignmentFile[] =>
  found
    .filter(({ kind }) => seesKind(actor, stored, kind))
    .map(({ id, kind, fileName, addedAt, addedBy, ownerId }) => ({
      consignmentFileId: id,
      ...{ kind, fileName, addedBy },
      addedAt: addedAt.toISOString(),
      isOwn: ownerId === actor.userId,
    }))

/** Adds a file to a truck that the actor sees, checked as the list of an enquiry is. */
export async function addConsignmentFile(
  desk: Shelf,
  actor: Actor,
  { consignmentId, kind }: { consignmentId: number; kind: Kind },
  upload: Upload,
): Promise<ConsignmentFile> {
  const { kind: type, mediaType, name, bytes } = await recogniseList(upload)
  const record = { storedName: newStoredName(type), originalName: name, mediaType, bytes: bytes.length }
  return storeFile(desk, { ...record, ownerId: actor.userId, purpose: 'consignment' }, bytes, async (tx, fileId) => {
    await requireRoom(tx, actor, consignmentId, kind)
    const id = await insertConsignmentFile(tx, { consignmentId, kind, fileId, addedAt: actor.at })
    const added = await findConsignmentFile(tx, id)
    if (!added) throw new Error('The file is not with its truck')
    const { fileName, addedBy } = added
    return { consignmentFileId: id, kind, fileName, addedBy, addedAt: actor.at.toISOString(), isOwn: true }
  })
}

/** The truck is locked, so that two at once are counted. */
async function requireRoom(tx: Db, actor: Actor, consignmentId: number, kind: Kind) {
  const stored = await lockConsignmentFor(tx, actor, consignmentId, 'see a consignment')
  if (!seesKind(actor, stored, kind)) throw new Refusal('suppliersOnly')
  if (stored.consignment.state === 'Closed') throw new Refusal('consignmentNotNext', stored.consignment.state)
  if ((await countFiles(tx, consignmentId)) >= MOST_CONSIGNMENT_FILES)
    throw new Refusal('consignmentFilesFull', MOST_CONSIGNMENT_FILES)
}

export async function loadConsignmentFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  actor: Actor,
  id: number,
): Promise<AnsweredFile> {
  const { fileName, storedName } = await requireFile(db, actor, id)
  const bytes = await storage.get(storedName)
  if (bytes === null) throw new Refusal('noConsignmentFile')
  return { name: fileName, mediaType: UNNAMED_BYTES, bytes: Buffer.from(bytes) }
}

/** A file of a truck that the actor sees; to others there is none. */
async function requireFile(db: Db, actor: Actor, id: number): Promise<StoredFile> {
  const found = await findConsignmentFile(db, id)
  const stored = found && (await findConsignmentFor(db, actor, found.consignmentId, 'see a consignment'))
  if (!stored || !seesKind(actor, stored, found.kind)) throw new Refusal('noConsignmentFile')
  return found
}

/** Only by who added it, and while the account of the truck is open. */
export const deleteConsignmentFile = (db: Database, actor: Actor, id: number) =>
  db.transaction(async (tx) => {
    const { consignmentId, ownerId } = await requireFile(tx, actor, id)
    if (ownerId !== actor.userId) throw new Refusal('noConsignmentFile')
    const { consignment } = await lockConsignmentFor(tx, actor, consignmentId, 'see a consignment')
    if (consignment.state === 'Closed') throw new Refusal('consignmentNotNext', consignment.state)
    await removeConsignmentFile(tx, id)
    return { success: true as const }
  })
