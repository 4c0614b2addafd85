import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { importStock as importStockCall } from '@lohahaat/contract/inventory/sheets/import-stock'
import { stockResource } from '@lohahaat/contract/inventory/stock/stock-choices'
import { stockItemText, type StockItem, type StockItemText } from '@lohahaat/contract/inventory/stock/stock-item'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees } from '@lohahaat/domain/platform/money'
import { recordAudit, type Writer } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { isForeignKeyViolation } from '../../platform/db/pg-error'
import type { Progress } from '../../platform/http/bodies/progress'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import { checkInChunks, type Change } from './check-rows'
import { ImportResult } from './import-result'
import { lockItems, settleStatistics } from './import-stock.repository'
import { readStockSheet, type StockSheet } from './read-stock-sheet'
import { holdFar } from '../proposals/hold-prices'
import { allStock, type StockScope } from '../stock/stock-scope'
import { findItems } from '../stock/stock-items.repository'
import { insertItems, recordPrices, updateItems } from '../stock/stock-write.repository'

type Result = ResponseOf<typeof importStockCall>

/** From so many changed items on, the planner is told at once. */
const MANY = 500
/** Rows that are read and written by one statement each. */
const CHUNK = 500

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
  const result = new ImportResult()
  for await (const chunk of checkInChunks(db, sheet.rows.inChunks(CHUNK), scope, findItems)) {
    result.add(chunk)
    progress(chunk.done, sheet.rows.length)
  }
  return result.answer(sheet)
}

/** Undoes what was written before a row with an error was met. */
class WrongRows extends Error {}

/**
 * Imports all rows of a sheet, or none if one has an error. Items are locked before they are compared, so that a
 * concurrent price change comes before or after the import and is never lost; in order of their ids, so that two imports
 * cannot deadlock.
 */
async function importSheet(
  database: Database,
  actor: Actor,
  sheet: StockSheet,
  progress: Progress,
  scope: StockScope,
): Promise<Result> {
  const result = new ImportResult()
  let waiting = 0
  const work = database.transaction(async (db) => {
    const chunks = sheet.rows.inChunks(CHUNK, sheet.rows.inOrderOfIds())
    for await (const chunk of checkInChunks(db, chunks, scope, findLocked)) {
      result.add(chunk)
      if (result.errorCount === 0 && chunk.changes.length > 0) {
        const near = await holdPrices(db, scope, chunk.changes, actor)
        waiting += near.waiting
        await saveChanges(db, near.changes, actor)
      }
      progress(chunk.done, sheet.rows.length)
    }
    if (result.errorCount > 0) throw new WrongRows()
  })
  await work.catch(refuseDeleted)
  if (result.errorCount > 0) return result.answer(sheet)
  if (result.changed >= MANY) await settleStatistics(database)
  return result.answer(sheet, waiting)
}

async function findLocked(db: Db, ids: readonly number[]) {
  await lockItems(db, ids)
  return findItems(db, ids)
}

/** For a brand, say, that somebody deletes during the import. */
function refuseDeleted(error: unknown) {
  if (error instanceof WrongRows) return
  throw isForeignKeyViolation(error) ? new Refusal('deletedMeanwhile') : error
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
      const { price } = change.before
      return {
        ...change,
        columns: { ...change.columns, pricePaisePerTon: rupees(price) },
        after: { ...change.after, price },
      }
    }),
  }
}

async function saveChanges(db: Db, changes: readonly Change[], writer: Writer) {
  const created = changes.filter((change) => !isUpdate(change))
  const updates = changes.filter(isUpdate)
  const newIds =
    created.length === 0
      ? []
      : await insertItems(
          db,
          created.map(({ columns }) => columns),
          writer,
        )
  if (updates.length > 0) await saveUpdates(db, updates, writer)
  await recordAudit(
    db,
    writer,
    ...created.map(({ after }, place) => auditedChange(newIds[place] ?? 0, null, after)),
    ...updates.map(({ before, after }) => auditedChange(before.itemId, stockItemText.parse(before), after)),
  )
}

async function saveUpdates(db: Db, updates: readonly Update[], writer: Writer) {
  await updateItems(
    db,
    updates.map(({ before, columns }) => ({ id: before.itemId, ...columns })),
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

const auditedChange = (recordId: number, before: StockItemText | null, after: StockItemText) => ({
  resource: stockResource,
  recordId,
  before,
  after,
})
