import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { updateStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import {
  stockChoices,
  stockItemText,
  stockResource,
  type StockItem,
} from '@lohahaat/contract/inventory/stock/stock-item'
import { texts } from '@lohahaat/contract/inventory/texts'
import type { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { rupees } from '@lohahaat/domain/platform/money'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { refusingNewUses, requireUnused, requireVersion } from '../../reference/master-data/collisions'
import { Refusal } from '../../platform/refusal'
import { toColumns, type ItemInput } from './item-columns'
import { lockChoices } from './stock-choices.repository'
import { findItem } from './stock-items.repository'
import {
  deleteItem,
  findItemUses,
  insertItems,
  lockItem,
  recordPrices,
  updateItem,
  type StockColumns,
  type Writer,
} from './stock-write.repository'

/** The stock, for one administrator at one moment. */
export interface StockDesk extends Writer {
  db: Database
}

export const createItem = (desk: StockDesk, input: ItemInput) =>
  desk.db.transaction(async (db) => {
    const [id = 0] = await insertItems(db, [await columnsOf(db, input)], desk)
    return audited(db, desk, id, null)
  })

export const changeItem = (desk: StockDesk, input: ParsedInputOf<typeof updateStockDetail>) =>
  desk.db.transaction(async (db) => {
    const before = await loadLocked(db, input.itemId, input.version)
    return saveItem(db, desk, before, await columnsOf(db, input, before))
  })

/** To enter the price that an item has is no change. */
export const setPrice = (desk: StockDesk, { itemId, price, version }: ParsedInputOf<typeof setStockPrice>) =>
  desk.db.transaction(async (db) => {
    const before = await loadLocked(db, itemId, version)
    return before.price === price ? before : saveItem(db, desk, before, { pricePaisePerTon: rupees(price) })
  })

export async function removeItem(desk: StockDesk, id: number): Promise<void> {
  const removal = desk.db.transaction(async (db) => {
    const before = await loadLocked(db, id)
    requireUnused(await findItemUses(db, id))
    await deleteItem(db, id)
    const { userId, at } = desk
    await recordAudit(db, {
      ...entry,
      userId,
      at,
      action: 'Deleted',
      recordId: id,
      before: textOf(before),
      after: null,
    })
  })
  await refusingNewUses(removal)
}

async function loadLocked(db: Db, id: number, version?: number): Promise<StockItem> {
  const lock = await lockItem(db, id)
  const item = lock && (await findItem(db, id))
  if (!item) throw new Refusal('unknownRecord')
  requireVersion(lock, version)
  return item
}

type Change = Partial<StockColumns> & Pick<StockColumns, 'pricePaisePerTon'>

async function saveItem(db: Db, desk: StockDesk, before: StockItem, change: Change) {
  const stockItemId = before.itemId
  await updateItem(db, stockItemId, change, desk)
  const step = { stockItemId, oldPaisePerTon: rupees(before.price), newPaisePerTon: change.pricePaisePerTon }
  if (step.oldPaisePerTon !== step.newPaisePerTon) await recordPrices(db, [step], desk)
  return audited(db, desk, stockItemId, before)
}

/** Everything an item points to must be there and of the right kind, and the thickness alone decides size and class. */
async function columnsOf(db: Db, input: ItemInput, before?: StockItem): Promise<StockColumns> {
  const found = await lockChoices(db, input)
  for (const field of stockChoices)
    if (input[field] !== found[field]) throw new Refusal('unknownParent', texts.choices[field])
  if (input.imageFileName !== null && !found.imageFileId) throw new Refusal('unknownParent', 'Picture')
  if (!found.sellerIsActive && input.sellerId !== before?.sellerId) throw new Refusal('sellerInactive')
  const { sizeId, classId, imageFileId } = found
  if (!sizeId || !classId) throw new Error('A thickness without size or class')
  return toColumns(input, { classId, sizeId, imageFileId })
}

const entry = { resource: stockResource }

async function audited(db: Db, { userId, at }: StockDesk, recordId: number, before: StockItem | null) {
  const item = await findItem(db, recordId)
  if (!item) throw new Error('An item that was just saved is gone')
  const action = before ? 'Updated' : 'Created'
  const contents = { before: before && textOf(before), after: textOf(item) }
  await recordAudit(db, { ...entry, userId, at, action, recordId, ...contents })
  return item
}

const textOf = (item: StockItem) => stockItemText.parse(item)
