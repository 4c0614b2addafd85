import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { fetchStockDetails, updateStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import { stockChoices, stockResource } from '@lohahaat/contract/inventory/stock/stock-choices'
import { stockItemText, type StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { texts } from '@lohahaat/contract/inventory/texts'
import type { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { auditSaved, deleteAudited, lockForChange, type AuditedKind } from '../../reference/master-data/audited-records'
import { Refusal } from '../../platform/refusal'
import { toColumns, type ItemInput } from './item-columns'
import { holdFar } from '../proposals/hold-prices'
import { lockChoices } from './stock-choices.repository'
import { findItem, findItems } from './stock-items.repository'
import { listItems } from './stock-list.repository'
import { leftAfterSale } from './sold-meanwhile.repository'
import { allStock, isInScope, within, type StockScope } from './stock-scope'
import { insertItems, recordPrices, stock, updateItem, type StockColumns } from './stock-write.repository'

/** The one that is named, as a list of one or none, or a page of all. */
export const loadStock = async (
  db: Database,
  input: ParsedInputOf<typeof fetchStockDetails>,
  scope: StockScope = allStock,
) =>
  input.itemId === -1
    ? listItems(db, within(scope, input))
    : { rows: (await findItems(db, [input.itemId])).filter((item) => isInScope(scope, item)) }

/** An item outside the scope does not exist. */
const auditedStock = (scope: StockScope): AuditedKind<StockItem> => ({
  ...stock,
  resource: stockResource,
  async find(db, id) {
    const item = await findItem(db, id)
    return item && isInScope(scope, item) ? item : null
  },
  describe: (item) => stockItemText.parse(item),
})

/** Nobody edited what was merely sold, so whoever is refused reads what is left. */
const lockItem = (db: Db, scope: StockScope, id: number, version: number | undefined) =>
  lockForChange(db, auditedStock(scope), id, version).catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.refused !== 'changedMeanwhile') throw error
    const left = await leftAfterSale(db, id)
    throw left === null ? error : new Refusal('soldMeanwhile', fromUnits(left, 3))
  })

export const createItem = (database: Database, actor: Actor, input: ItemInput, scope: StockScope = allStock) =>
  database.transaction(async (db) => {
    const [id = 0] = await insertItems(db, [await columnsOf(db, scope, input)], actor)
    return auditSaved(db, auditedStock(scope), actor, id, null)
  })

export const changeItem = (
  database: Database,
  actor: Actor,
  input: ParsedInputOf<typeof updateStockDetail>,
  scope: StockScope = allStock,
) =>
  database.transaction(async (db) => {
    const before = await lockItem(db, scope, input.itemId, input.version)
    return saveItem(db, actor, scope, before, await columnsOf(db, scope, input, before))
  })

/** Setting the current price again changes nothing. */
export const setPrice = (
  database: Database,
  actor: Actor,
  { itemId, price, version }: ParsedInputOf<typeof setStockPrice>,
) =>
  database.transaction(async (db) => {
    const before = await lockItem(db, allStock, itemId, version)
    return before.price === price ? before : saveItem(db, actor, allStock, before, { pricePaisePerTon: rupees(price) })
  })

export const removeItem = (database: Database, actor: Actor, id: number, scope: StockScope = allStock): Promise<void> =>
  deleteAudited(database, auditedStock(scope), actor, id)

type Change = Partial<StockColumns> & Pick<StockColumns, 'pricePaisePerTon'>

/** With a price that moves too far for the scope, the item keeps its old one. */
async function saveItem(db: Db, actor: Actor, scope: StockScope, before: StockItem, change: Change) {
  const stockItemId = before.itemId
  const old = rupees(before.price)
  const step = { id: stockItemId, old, new: change.pricePaisePerTon }
  const { taken } = step.new === old ? { taken: [] } : await holdFar(db, scope, actor, [step])
  const [now = { ...step, new: old }] = taken
  await updateItem(db, stockItemId, { ...change, pricePaisePerTon: now.new }, actor)
  if (now.new !== old) await recordPrices(db, [{ stockItemId, oldPaisePerTon: old, newPaisePerTon: now.new }], actor)
  return auditSaved(db, auditedStock(scope), actor, stockItemId, before)
}

/** Everything an item refers to must exist and be of the right kind; size and class follow from the thickness. */
async function columnsOf(db: Db, scope: StockScope, input: ItemInput, before?: StockItem): Promise<StockColumns> {
  if (!isInScope(scope, input)) throw new Refusal('unknownParent', texts.choices.sellerId)
  const found = await lockChoices(db, input)
  for (const field of stockChoices)
    if (input[field] !== found[field]) throw new Refusal('unknownParent', texts.choices[field])
  if (input.imageFileName !== null && !found.imageFileId) throw new Refusal('unknownParent', 'Picture')
  if (!found.sellerIsActive && input.sellerId !== before?.sellerId) throw new Refusal('sellerInactive')
  const { sizeId, classId, imageFileId } = found
  if (!sizeId || !classId) throw new Error('A thickness without size or class')
  return toColumns(input, { classId, sizeId, imageFileId })
}
