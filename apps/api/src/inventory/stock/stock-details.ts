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
import type { Writer } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { auditSaved, deleteAudited, lockForChange, type AuditedKind } from '../../reference/master-data/audited-records'
import { Refusal } from '../../platform/refusal'
import { toColumns, type ItemInput } from './item-columns'
import { lockChoices } from './stock-choices.repository'
import { findItem } from './stock-items.repository'
import { insertItems, recordPrices, stock, updateItem, type StockColumns } from './stock-write.repository'

/** The database and the administrator who changes the stock. */
export interface StockDesk extends Writer {
  db: Database
}

const auditedStock: AuditedKind<StockItem> = {
  ...stock,
  resource: stockResource,
  find: findItem,
  describe: (item) => stockItemText.parse(item),
}

export const createItem = (desk: StockDesk, input: ItemInput) =>
  desk.db.transaction(async (db) => {
    const [id = 0] = await insertItems(db, [await columnsOf(db, input)], desk)
    return auditSaved(db, auditedStock, desk, id, null)
  })

export const changeItem = (desk: StockDesk, input: ParsedInputOf<typeof updateStockDetail>) =>
  desk.db.transaction(async (db) => {
    const before = await lockForChange(db, auditedStock, input.itemId, input.version)
    return saveItem(db, desk, before, await columnsOf(db, input, before))
  })

/** Setting the current price again changes nothing. */
export const setPrice = (desk: StockDesk, { itemId, price, version }: ParsedInputOf<typeof setStockPrice>) =>
  desk.db.transaction(async (db) => {
    const before = await lockForChange(db, auditedStock, itemId, version)
    return before.price === price ? before : saveItem(db, desk, before, { pricePaisePerTon: rupees(price) })
  })

export const removeItem = (desk: StockDesk, id: number): Promise<void> => deleteAudited(desk.db, auditedStock, desk, id)

type Change = Partial<StockColumns> & Pick<StockColumns, 'pricePaisePerTon'>

async function saveItem(db: Db, desk: StockDesk, before: StockItem, change: Change) {
  const stockItemId = before.itemId
  await updateItem(db, stockItemId, change, desk)
  const step = { stockItemId, oldPaisePerTon: rupees(before.price), newPaisePerTon: change.pricePaisePerTon }
  if (step.oldPaisePerTon !== step.newPaisePerTon) await recordPrices(db, [step], desk)
  return auditSaved(db, auditedStock, desk, stockItemId, before)
}

/** Everything an item refers to must exist and be of the right kind; size and class follow from the thickness. */
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
