import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { fetchStockDetails, updateStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import {
  stockChoices,
  stockItemText,
  stockResource,
  type StockItem,
} from '@lohahaat/contract/inventory/stock/stock-item'
import { texts } from '@lohahaat/contract/inventory/texts'
import type { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { auditSaved, deleteAudited, lockForChange, type AuditedKind } from '../../reference/master-data/audited-records'
import { Refusal } from '../../platform/refusal'
import { toColumns, type ItemInput } from './item-columns'
import { lockChoices } from './stock-choices.repository'
import { findItem, findItems } from './stock-items.repository'
import { listItems } from './stock-list.repository'
import { insertItems, recordPrices, stock, updateItem, type StockColumns } from './stock-write.repository'

/** The one that is named, as a list of one or none, or a page of all. */
export const loadStock = async (db: Database, input: ParsedInputOf<typeof fetchStockDetails>) =>
  input.itemId === -1 ? listItems(db, input) : { rows: await findItems(db, [input.itemId]) }

const auditedStock: AuditedKind<StockItem> = {
  ...stock,
  resource: stockResource,
  find: findItem,
  describe: (item) => stockItemText.parse(item),
}

export const createItem = (database: Database, actor: Actor, input: ItemInput) =>
  database.transaction(async (db) => {
    const [id = 0] = await insertItems(db, [await columnsOf(db, input)], actor)
    return auditSaved(db, auditedStock, actor, id, null)
  })

export const changeItem = (database: Database, actor: Actor, input: ParsedInputOf<typeof updateStockDetail>) =>
  database.transaction(async (db) => {
    const before = await lockForChange(db, auditedStock, input.itemId, input.version)
    return saveItem(db, actor, before, await columnsOf(db, input, before))
  })

/** Setting the current price again changes nothing. */
export const setPrice = (
  database: Database,
  actor: Actor,
  { itemId, price, version }: ParsedInputOf<typeof setStockPrice>,
) =>
  database.transaction(async (db) => {
    const before = await lockForChange(db, auditedStock, itemId, version)
    return before.price === price ? before : saveItem(db, actor, before, { pricePaisePerTon: rupees(price) })
  })

export const removeItem = (database: Database, actor: Actor, id: number): Promise<void> =>
  deleteAudited(database, auditedStock, actor, id)

type Change = Partial<StockColumns> & Pick<StockColumns, 'pricePaisePerTon'>

async function saveItem(db: Db, actor: Actor, before: StockItem, change: Change) {
  const stockItemId = before.itemId
  await updateItem(db, stockItemId, change, actor)
  const step = { stockItemId, oldPaisePerTon: rupees(before.price), newPaisePerTon: change.pricePaisePerTon }
  if (step.oldPaisePerTon !== step.newPaisePerTon) await recordPrices(db, [step], actor)
  return auditSaved(db, auditedStock, actor, stockItemId, before)
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
