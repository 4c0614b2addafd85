import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Db } from '../../platform/db/db'
import { newStoredName } from '../../platform/files/storage'
import { storeFile, type Shelf } from '../../platform/files/store-file'
import type { Upload } from '../../platform/http/bodies/upload'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { recogniseList } from '../../sourcing/list-reader/list-file'
import { readWeighment, requireTruck } from './load-weighment'
import { speaksFor } from './slip-rights'
import { findPhoto, findSlip, setPhoto, type SlipRecord } from './slips.repository'
import { lockTruck } from './weighed-trucks.repository'

const PHOTOS: ReadonlySet<string> = new Set(['pdf', 'jpg', 'png'])

/** For bytes of which nothing is said, so that no program opens them by itself. */
const UNNAMED_BYTES = 'application/octet-stream'

/** A photo belongs to its slip: a slip that is out of force, or settled, keeps the one it has. */
export async function addSlipPhoto(shelf: Shelf, actor: Actor, slipId: number, upload: Upload): Promise<Weighment> {
  // Before the file is looked at, so that nobody keeps the server busy with the slips of others.
  await requireSlip(shelf.db, actor, slipId)
  const { kind, mediaType, name, bytes } = await recogniseList(upload)
  if (!PHOTOS.has(kind)) throw new Refusal('paperWrongType')
  const record = { storedName: newStoredName(kind), originalName: name, mediaType, bytes: bytes.length }
  return storeFile(shelf, { ...record, ownerId: actor.userId, purpose: 'consignment' }, bytes, async (tx, fileId) => {
    const { consignmentId } = await requireSlip(tx, actor, slipId)
    await lockTruck(tx, consignmentId)
    const { slip, truck } = await requireSlip(tx, actor, slipId)
    if (!speaksFor(actor, truck, slip.side)) throw new Refusal('notYourSlip')
    if (slip.replacedAt !== null) throw new Refusal('slipReplaced')
    const { noteNo, state } = truck.consignment
    if (noteNo !== null || state === 'Closed') throw new Refusal('weighmentOver')
    await setPhoto(tx, slip, fileId)
    return readWeighment(tx, actor, consignmentId)
  })
}

/** For who sees the truck; to others there is no such slip. */
export async function loadSlipPhoto(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  actor: Actor,
  slipId: number,
): Promise<AnsweredFile> {
  const { slip } = await requireSlip(db, actor, slipId)
  const photo = await findPhoto(db, slip)
  const bytes = photo && (await storage.get(photo.storedName))
  if (!photo || !bytes) throw new Refusal('noSlipPhoto')
  return { name: photo.name, mediaType: UNNAMED_BYTES, bytes: Buffer.from(bytes) }
}

async function requireSlip(tx: Db, actor: Actor, slipId: number) {
  const slip: SlipRecord | null = await findSlip(tx, slipId)
  if (!slip) throw new Refusal('slipNotFound')
  const truck = await requireTruck(tx, actor, slip.consignmentId, 'slipNotFound')
  return { slip, truck, consignmentId: slip.consignmentId }
}
