import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { setStockPrices } from '@lohahaat/contract/inventory/prices/stock-prices'
import { sheetFields, sheetTitles, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { fetchOwnProposals } from '@lohahaat/contract/supply/own-stock/own-proposals'
import {
  changeOwnPrices,
  confirmOwnPrices,
  createOwnStock,
  deleteOwnStock,
  exportOwnStock,
  fetchOwnPriceHistory,
  fetchOwnStock,
  importOwnStock,
  previewOwnPriceChange,
  setOwnPrices,
  undoOwnPrices,
  updateOwnStock,
} from '@lohahaat/contract/supply/own-stock/own-stock'
import { fetchStalePrices } from '@lohahaat/contract/supply/own-stock/stale-prices'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { sellers } from '../../db/tables/reference/sellers'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import { readRows } from '../../platform/spreadsheets/read-rows'
import { writeCsv } from '../../platform/spreadsheets/write-sheet'
import { formOf, useOwnStock } from '../../testing/scenes/own-stock'
import { useAdmin } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { giveApplication } from '../../testing/firms/suppliers'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const { yard, load, loadOwn, priceOf, setTo } = useOwnStock(server)
let supplier: TestBrowser
let [sellerId, own, other, foreign] = [0, 0, 0, 0]

beforeAll(() => {
  ;({ supplier, sellerId, own, other, foreign } = yard)
})

describe('a supplier sees and changes his own items only', () => {
  test('in the list, whatever seller he asks for', async () => {
    const ids = async (query: object) =>
      (await supplier.send(fetchOwnStock, { itemId: '-1', ...query })).body.map(({ itemId }) => itemId).sort()
    expect(await ids({})).toEqual([own, other].sort())
    expect(await ids({ sellerId: '1' })).toEqual([own, other].sort())
  })

  test('another seller’s item does not exist', async () => {
    expect(await load(foreign)).toBeUndefined()
    const [item] = (await supplier.send(fetchOwnStock, { itemId: String(own) })).body
    const form = { ...formOf(item as StockItem), itemId: foreign }
    const price = await priceOf(foreign)
    const refused = { status: 400, error: 'There is no such record. It may have been deleted.' }
    expect(await supplier.send(updateOwnStock, form)).toMatchObject(refused)
    expect(await supplier.send(updateOwnStock, { ...form, version: 999 })).toMatchObject(refused)
    expect(await supplier.send(deleteOwnStock, { itemId: String(foreign) })).toMatchObject(refused)
    expect(await supplier.send(confirmOwnPrices, { itemIds: [own, foreign] })).toMatchObject(refused)
    expect(
      await supplier.send(setOwnPrices, { prices: [{ itemId: foreign, oldPrice: price, price: price + 1 }] }),
    ).toMatchObject({
      status: 400,
      error: `There is no stock item ${foreign}. It may have been deleted, so nothing was saved.`,
    })
    expect((await supplier.send(fetchOwnPriceHistory, { itemId: String(foreign) })).body).toEqual([])
    expect(await priceOf(foreign)).toBe(price)
  })

  test('nothing can be made or given to another seller', async () => {
    const item = formOf(await loadOwn())
    const given = { ...item, sellerId: 1 }
    expect(await supplier.send(createOwnStock, given)).toMatchObject({ status: 400, error: 'There is no such Seller.' })
    expect(await supplier.send(updateOwnStock, { ...given, itemId: own })).toMatchObject({ status: 400 })
    const made = await supplier.send(createOwnStock, { ...item, length: 7 })
    expect(made.body).toMatchObject({ sellerId, length: 7 })
    expect((await supplier.send(deleteOwnStock, { itemId: String(made.body.itemId) })).status).toBe(200)
  })

  test('a change of everything changes nothing of others', async () => {
    const change = { percent: 1, sellerId: 1 }
    const preview = (await supplier.send(previewOwnPriceChange, { percent: '1', sellerId: '1' })).body
    expect(preview.count).toBe(2)
    const before = await priceOf(foreign)
    const done = await supplier.send(changeOwnPrices, { ...change, fingerprint: preview.fingerprint })
    expect(done.body).toMatchObject({ changed: 2 })
    expect([await priceOf(own), await priceOf(other), await priceOf(foreign)]).toEqual([60_600, 60_600, before])
    expect((await supplier.send(undoOwnPrices, { changeId: done.body.changeId })).body).toMatchObject({ changed: 2 })
  })

  test('an administrator’s change of others can’t be undone', async () => {
    const price = await priceOf(foreign)
    const prices = [{ itemId: foreign, oldPrice: price, price: price + 10 }]
    const { changeId } = (await admin.send(setStockPrices, { prices })).body
    expect(await supplier.send(undoOwnPrices, { changeId })).toMatchObject({ status: 400 })
    expect(await priceOf(foreign)).toBe(price + 10)
  })

  test('while he is suspended he changes nothing', async () => {
    await giveApplication(server, supplier.userId)
    const set = (status: 'Suspended' | 'Approved') =>
      server.db
        .update(supplierApplications)
        .set({ status })
        .where(eq(supplierApplications.applicantId, supplier.userId))
    await set('Suspended')
    expect(await setTo(60_500)).toMatchObject({ status: 400, error: expect.stringMatching(/suspended/) })
    expect((await supplier.send(confirmOwnPrices, {})).status).toBe(400)
    await set('Approved')
    expect((await setTo(60_500)).status).toBe(200)
  })
})

describe('a sheet of own stock', () => {
  const send = async (mode: 'check' | 'import', ...rows: string[][]) => {
    const bytes = Buffer.from(writeCsv(sheetTitles, rows))
    const { lines } = await filesOf(server, supplier).send(importOwnStock, { mode }, { name: 'stock.csv', bytes })
    return (lines.at(-1) as { result: { errors: unknown[]; created: number; updated: number; waiting?: number } })
      .result
  }
  const shelf = async () => {
    const { bytes } = await filesOf(server, supplier).download(exportOwnStock, { format: 'csv' })
    return (await readRows(bytes, 100)).slice(1).map(({ cells }) => cells)
  }
  const change = (row: readonly string[], changes: Partial<Record<SheetField, string>>) =>
    sheetFields.map((field, place) => changes[field] ?? row[place] ?? '')

  test('holds own items, and changes and adds some, the seller being clear', async () => {
    const rows = await shelf()
    expect(rows.map(([id]) => Number(id)).sort()).toEqual([own, other].sort())
    const [first = []] = rows
    const result = await send(
      'import',
      change(first, { price: '60100' }),
      change(first, { itemId: '', sellerName: '', length: '5.5' }),
    )
    expect(result).toMatchObject({ errors: [], created: 1, updated: 1 })
    const [made] = await server.db.select().from(stockItems).orderBy(desc(stockItems.id)).limit(1)
    expect(made).toMatchObject({ sellerId, lengthMetres: 5.5 })
    await server.db.delete(stockItems).where(eq(stockItems.id, made?.id ?? 0))
  })

  test('with another seller or another seller’s item is refused by its row', async () => {
    const [first = []] = await shelf()
    const [seller] = await server.db.select().from(sellers).where(eq(sellers.id, 1))
    const before = await priceOf(foreign)
    const result = await send(
      'import',
      change(first, { sellerName: seller?.organizationName ?? '' }),
      change(first, { itemId: String(foreign), price: '1' }),
    )
    expect(result.errors).toMatchObject([
      { row: 2, column: 'Seller', error: expect.stringMatching(/^This is another seller/) },
      { row: 3, column: 'ID', error: `There is no item with the ID ${foreign}.` },
    ])
    expect(await priceOf(foreign)).toBe(before)
  })

  test('moves prices no further than he may', async () => {
    const [first = []] = await shelf()
    const result = await send('import', change(first, { price: '90000', available: '3' }))
    expect(result).toMatchObject({ updated: 1, waiting: 1 })
    expect(await load(Number(first[0]))).toMatchObject({ price: 60_000, available: 3 })
    expect((await supplier.send(fetchOwnProposals)).body).toMatchObject([{ newPrice: 90_000 }])
  })
})

test('items untouched for 14 days are told, until he says that they hold', async () => {
  const old = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000)
  await server.db.update(stockItems).set({ updatedAt: old }).where(eq(stockItems.id, own))
  await server.db.update(stockItems).set({ updatedAt: new Date() }).where(eq(stockItems.id, other))
  await server.db.update(stockItems).set({ updatedAt: old }).where(eq(stockItems.id, foreign))
  const stale = async () => (await supplier.send(fetchStalePrices)).body
  expect(await stale()).toMatchObject([{ itemId: own, price: 60_000, lowestPrice: expect.any(Number) }])
  await server.db.update(stockItems).set({ active: false, updatedAt: old }).where(eq(stockItems.id, other))
  expect(await stale()).toHaveLength(1)
  await server.db.update(stockItems).set({ active: true, updatedAt: new Date() }).where(eq(stockItems.id, other))
  expect((await supplier.send(confirmOwnPrices, {})).body).toEqual({ confirmed: 1 })
  expect(await stale()).toEqual([])
})
