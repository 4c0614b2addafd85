import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { AskedItem } from '@lohahaat/contract/sourcing/enquiries/enquiry-item'
import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import type { uploadEnquiry as uploadCall } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Db } from '../../platform/db/db'
import { storeFile, type Shelf } from '../../platform/files/store-file'
import { recogniseList, type ListFile } from './list-file'
import { newStoredName } from '../../platform/files/storage'
import { consumeOrRefuse, countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import { checkItems } from '../enquiries/check-items'
import { insertEnquiry } from '../enquiries/enquiries.repository'
import { lockDelivery } from '../enquiries/enquiry-choices.repository'
import { insertItems } from '../enquiries/enquiry-items.repository'
import { storeMeasures } from '../enquiries/enquiry-measures.repository'
import { matchLines } from './match-lines'
import { readListRows } from './read-list-rows'
import { texts } from '../enquiries/texts'

type Asked = ParsedInputOf<typeof uploadCall>

type Desk = Shelf & Pick<Services, 'limits'>

/** Makes an enquiry of a list. */
export async function uploadEnquiry(
  desk: Desk,
  actor: Actor,
  asked: Asked,
  upload: Upload,
): Promise<ResponseOf<typeof uploadCall>> {
  await consumeOrRefuse(desk.limits.listsPerUser, String(actor.userId))
  await countOrRefuse(desk.limits.enquiriesPerUser, 'enquiries', actor.userId)
  const file = await recogniseList(upload)
  const { items, unmatched } = asked.items
    ? { items: asked.items, unmatched: 0 }
    : await itemsOfList(desk.db, actor, file)
  const storedName = newStoredName(file.kind)
  const { mediaType, bytes } = file
  const record = { storedName, originalName: file.name, mediaType, bytes: bytes.length, ownerId: actor.userId }
  const saved = await storeFile(desk, { ...record, purpose: 'enquiry' }, bytes, (tx, fileId) =>
    saveEnquiry(tx, actor, { asked, items, fileId }),
  )
  return { ...saved, matched: items.length, unmatched }
}

/** Nobody has looked through the list, so that only what is certain becomes an item. */
async function itemsOfList(
  db: Db,
  { userId }: Actor,
  { kind, bytes }: ListFile,
): Promise<{ items: AskedItem[]; unmatched: number }> {
  if (kind !== 'csv' && kind !== 'xlsx') return { items: [], unmatched: 0 }
  const lines = await matchLines(db, await readListRows(userId, bytes))
  const items = lines.flatMap((line) => itemOf(line) ?? [])
  return { items, unmatched: lines.length - items.length }
}

function itemOf({ line, certain, item, asked, length, make, grade }: EnquiryLine): AskedItem | null {
  if (!certain || !item || !asked) return null
  const { departmentId: _, ...ids } = item
  const { quantity, unit: quantityUnit } = asked
  return { ...ids, quantity: String(quantity), quantityUnit, length, asWritten: line, make, grade, remark: null }
}

interface Written {
  asked: Asked
  items: readonly AskedItem[]
  fileId: number
}

async function saveEnquiry(tx: Db, { userId, at }: Actor, { asked, items, fileId }: Written) {
  const { name, phoneNo, deliveryDays, deliveryPlace } = asked
  const deliveryId = deliveryDays === -1 ? null : deliveryDays
  if (deliveryId !== null && !(await lockDelivery(tx, deliveryId))) throw new Refusal('unknownParent', texts.delivery)
  const checked = await checkItems(tx, items)
  const departmentIds = new Set(checked.map(({ departmentId }) => departmentId))
  const [departmentId = null] = departmentIds.size === 1 ? departmentIds : []
  const { id, leadId } = await insertEnquiry(tx, {
    enquiryDate: istDay(at).replaceAll('-', ''),
    buyerId: userId,
    departmentId,
    deliveryId,
    deliveryPinCode: deliveryPlace,
    contactName: name,
    contactPhone: phoneNo,
    fileId,
    at,
  })
  await insertItems(tx, id, checked)
  await storeMeasures(tx, id)
  return { enquiryId: id, leadId }
}
