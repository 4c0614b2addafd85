import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { importStock as importStockCall } from '@lohahaat/contract/inventory/sheets/import-stock'
import { stockItemText, stockResource, type StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees } from '@lohahaat/domain/platform/money'
import { recordAudit, type Writer } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { isForeignKeyViolation } from '../../platform/db/pg-error'
import type { Progress } from '../../platform/http/bodies/progress'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import { CHUNK, checkRows, idsOf, type Change, type Checked } from './check-rows'
import { lockItems, settleStatistics, updateItems } from './import-stock.repository'
import { readStockSheet, type StockSheet } from './read-stock-sheet'
import { holdFar } from '../proposals/hold-prices'
import { allStock, type StockScope } from '../stock/stock-scope'
import { findItems } from '../stock/stock-items.repository'
import { insertItems, recordPrices } from '../stock/stock-write.repository'

type Result = ResponseOf<typeof importStockCall>

export async function importStock(
  db: Database,
  actor: Actor,
  { mode, upload, progress }: ParsedInputOf<typeof importStockCall> & { upload: Upload; progress: Progress },
  scope: StockScope = allStock,
): Promise<Result> {
  const sheet = await readStockSheet(actor.userId, upload, scope.sellerId === null ? [] : ['sellerName'])
  return mode === 'check' ? checkImport(db, sheet, progress, scope) : importSheet(db, actor, sheet, progress, scope)
}

/** What an import of this sheet would do. */
async function checkImport(db: Db, sheet: StockSheet, progress: Progress, scope: StockScope): Promise<Result> {
  const of = sheet.rows.length
  return resultOf(sheet, await checkRows(db, sheet.rows, (done) => progress(done, of), scope))
}

/**
 * Imports all rows of a sheet, or none if one has an error. The items are locked before they are compared, so that a
 * concurrent price change comes before or after the import and is never lost.
 */
async function importSheet(
  database: Database,
  actor: Actor,
  sheet: StockSheet,
  progress: Progress,
  scope: StockScope,
): Promise<Result> {
  let waiting = 0
  const of = sheet.rows.length
  const work = database.transaction(async (db) => {
    await lockItems(db, idsOf(sheet.rows))
    const checked = await checkRows(db, sheet.rows, () => progress(0, of), scope)
    if (checked.errorCount > 0) return checked
    const { changes, unchanged } = checked
    for (let start = 0; start < changes.length; start += CHUNK) {
      const chunk = changes.slice(start, start + CHUNK)
      const near = await holdPrices(db, scope, chunk, actor)
      waiting += near.waiting
      await saveChanges(db, near.changes, actor)
      progress(unchanged + start + chunk.length, of)
    }
    return checked
  })
  const result = resultOf(sheet, await work.catch(refuseDeleted))
  if (result.created + result.updated >= CHUNK) await settleStatistics(database)
  return waiting > 0 ? { ...result, waiting } : result
}

/** For a brand, say, that somebody deletes during the import. */
function refuseDeleted(error: unknown): never {
  throw isForeignKeyViolation(error) ? new Refusal('deletedMeanwhile') : error
}

function resultOf({ rows, ignored }: StockSheet, { changes, unchanged, errorCount, errors }: Checked): Result {
  const created = changes.filter(({ before }) => before === null).length
  const updated = changes.length - created
  return { rows: rows.length, created, updated, unchanged, errorCount, errors, ignored: [...ignored] }
}

type Update = Change & { before: StockItem }
const isUpdate = (change: Change): change is Update => change.before !== null

/** Items whose price moves too far for the scope keep the old one. */
async function holdPrices(db: Db, scope: StockScope, changes: readonly Change[], writer: Writer) {
  const steps = changes
    .filter(isUpdate)
    .map(({ before, columns }) => ({ id: before.itemId, old: rupees(before.price), new: columns.pricePaisePerTon }))
    .filter((step) => step.old !== step.new)
  const { taken, waiting } = await holdFar(db, scope, writer, steps)
  if (waiting === 0) return { changes, waiting }
  const free = new Set(taken.map(({ id }) => id))
  return {
    waiting,
    changes: changes.map((change) => {
      if (!isUpdate(change) || free.has(change.before.itemId)) return change
      return { ...change, columns: { ...change.columns, pricePaisePerTon: rupees(change.before.price) } }
    }),
  }
}

async function saveChanges(db: Db, changes: readonly Change[], writer: Writer) {
  const created = changes.filter((change) => !isUpdate(change)).map(({ columns }) => columns)
  const updates = changes.filter(isUpdate)
  const newIds = created.length === 0 ? [] : await insertItems(db, created, writer)
  if (updates.length > 0) await saveUpdates(db, updates, writer)
  const items = new Map(updates.map(({ before }) => [before.itemId, before]))
  const saved = await findItems(db, [...newIds, ...items.keys()])
  const entries = saved.map((item) => auditedChange(items.get(item.itemId) ?? null, item))
  await recordAudit(db, writer, ...entries)
}

async function saveUpdates(db: Db, updates: readonly Update[], writer: Writer) {
  await updateItems(
    db,
    updates.map(({ before, columns }) => ({ id: before.itemId, columns })),
    writer,
  )
  const steps = updates.map(({ before, columns }) => ({
    stockItemId: before.itemId,
    oldPaisePerTon: rupees(before.price),
    newPaisePerTon: columns.pricePaisePerTon,
  }))
  const changed = steps.filter(({ oldPaisePerTon, newPaisePerTon }) => oldPaisePerTon !== newPaisePerTon)
  if (changed.length > 0) await recordPrices(db, changed, writer)
}

const auditedChange = (before: StockItem | null, after: StockItem) => ({
  resource: stockResource,
  recordId: after.itemId,
  before: before && stockItemText.parse(before),
  after: stockItemText.parse(after),
})
