import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/define-call'
import type { AskedItem } from '@lohahaat/contract/enquiry/enquiry-item'
import type { EnquiryLine } from '@lohahaat/contract/enquiry/enquiry-line'
import type { uploadEnquiry as uploadCall } from '@lohahaat/contract/enquiry/upload-enquiry'
import { istDay } from '@lohahaat/domain/ist'
import type { Db } from '../db/db'
import { insertFile } from '../files/files.repository'
import { keepWith } from '../files/keep-with'
import { recogniseList, type ListFile } from '../files/list-file'
import { newStoredName } from '../files/storage'
import { consumeOrRefuse } from '../http/limits'
import type { Services } from '../http/services'
import type { Upload } from '../http/upload'
import { Refusal } from '../refusal'
import { checkItems } from './check-items'
import { insertEnquiry } from './enquiries.repository'
import { holdsDelivery } from './enquiry-choices.repository'
import { insertItems } from './enquiry-items.repository'
import { matchLines } from './match-lines'
import { readListRows } from './read-list-rows'

type Asked = ParsedInputOf<typeof uploadCall>

interface Desk extends Pick<Services, 'db' | 'limits' | 'storage'> {
  userId: number
  at: Date
}

/** Makes an enquiry of a list. */
export async function uploadEnquiry(desk: Desk, asked: Asked, upload: Upload): Promise<ResponseOf<typeof uploadCall>> {
  const { db, storage } = desk
  await consumeOrRefuse(desk.limits.listsPerUser, String(desk.userId))
  const file = await recogniseList(upload)
  const { items, unmatched } = asked.items ? { items: asked.items, unmatched: 0 } : await itemsOfList(db, file)
  const storedName = newStoredName(file.kind)
  const saved = await keepWith(storage, { name: storedName, bytes: file.bytes }, () =>
    db.transaction((tx) => saveEnquiry(tx, desk, { asked, items, file, storedName })),
  )
  return { ...saved, matched: items.length, unmatched }
}

/** Nobody has looked through the list, so that only what is certain becomes an item. */
async function itemsOfList(db: Db, { kind, bytes }: ListFile): Promise<{ items: AskedItem[]; unmatched: number }> {
  if (kind !== 'csv' && kind !== 'xlsx') return { items: [], unmatched: 0 }
  const lines = await matchLines(db, await readListRows(bytes))
  const items = lines.flatMap((line) => itemOf(line) ?? [])
  return { items, unmatched: lines.length - items.length }
}

function itemOf({ line, certain, item, asked, length }: EnquiryLine): AskedItem | null {
  if (!certain || !item || !asked) return null
  const { departmentId: _, ...ids } = item
  return { ...ids, quantity: String(asked.quantity), quantityUnit: asked.unit, length, asWritten: line }
}

interface Written {
  asked: Asked
  items: readonly AskedItem[]
  file: ListFile
  storedName: string
}

async function saveEnquiry(tx: Db, { userId, at }: Desk, { asked, items, file, storedName }: Written) {
  const { name, phoneNo, deliveryDays, cityofDelivery } = asked
  const deliveryId = deliveryDays === -1 ? null : deliveryDays
  if (deliveryId !== null && !(await holdsDelivery(tx, deliveryId)))
    throw new Refusal('unknownParent', 'delivery timeline')
  const checked = await checkItems(tx, items)
  const { mediaType, bytes } = file
  const record = { storedName, originalName: file.name, mediaType, bytes: bytes.length, ownerId: userId }
  const fileId = await insertFile(tx, { ...record, purpose: 'enquiry' })
  const departmentIds = new Set(checked.map(({ departmentId }) => departmentId))
  const [departmentId = null] = departmentIds.size === 1 ? departmentIds : []
  const { id, leadId } = await insertEnquiry(tx, {
    enquiryDate: istDay(at).replaceAll('-', ''),
    buyerId: userId,
    departmentId,
    deliveryId,
    deliveryPinCode: cityofDelivery,
    contactName: name,
    contactPhone: phoneNo,
    fileId,
    at,
  })
  await insertItems(tx, id, checked)
  return { buyerInstructionId: id, leadId }
}
