import { asc, desc, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { sellers } from '../../db/tables/reference/sellers'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { someUser } from '../../testing/people'
import { filesOf, useStockDesk } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const desk = useStockDesk(server)
const { row, asNew, onlyId, idAt, sheet, check, bring } = desk

const findItem = async (id: number) => (await server.db.select().from(stockItems).where(eq(stockItems.id, id)))[0]
const newest = async () => (await server.db.select().from(stockItems).orderBy(desc(stockItems.id)).limit(1))[0]
const historyOf = (id: number) =>
  server.db.select().from(priceChanges).where(eq(priceChanges.stockItemId, id)).orderBy(asc(priceChanges.id))
const auditOf = (...ids: number[]) =>
  server.db.select().from(auditEntries).where(inArray(auditEntries.recordId, ids)).orderBy(asc(auditEntries.id))

describe('a new item', () => {
  test('is created with its first price and an entry in the audit', async () => {
    expect(await bring(asNew(0, { price: '₹1,23,456.50' }))).toMatchObject({ rows: 1, created: 1, errorCount: 0 })
    const item = await newest()
    const [twin] = await server.db
      .select()
      .from(stockItems)
      .where(eq(stockItems.id, idAt(0)))
    expect({ ...item, id: 0, createdAt: 0, updatedAt: 0, updatedBy: 0 }).toEqual({
      ...twin,
      ...{ id: 0, createdAt: 0, updatedAt: 0, updatedBy: 0, pricePaisePerTon: 12_345_650n },
    })
    expect(await historyOf(item?.id ?? 0)).toMatchObject([{ oldPaisePerTon: null, newPaisePerTon: 12_345_650n }])
    expect(await auditOf(item?.id ?? 0)).toMatchObject([
      { action: 'Created', resource: 'Stock Item', before: null, after: { brandName: row(0)[1], price: 123456.5 } },
    ])
  })

  test('is filled in where its cells are blank', async () => {
    const blank = { weightPerPiece: '', hsn: '', active: '', mtc: '', iso: '', available: '', grade: '' }
    expect(await bring(asNew(0, { ...blank, stamp: '', standard: '' }))).toMatchObject({ created: 1 })
    const twin = await findItem(idAt(0))
    expect(await newest()).toMatchObject({
      pieceGrams: twin?.pieceGrams,
      hsn: twin?.hsn,
      ...{ active: true, mtc: false, iso: false, availableKg: null, gradeId: null, stampId: null, standardId: null },
    })
  })

  test('is found by names however they are written', async () => {
    const [brandName = '', className = '', size = '', thickness = ''] = row(0).slice(1, 5)
    const names = {
      brandName: ` ${brandName.toUpperCase()} `,
      className: className.toLowerCase(),
      size: size.toLowerCase().replace(' ', ''),
      thickness: `${Number(thickness).toFixed(3)} MM`,
      mtc: 'Y',
      iso: '0',
      active: 'TRUE',
    }
    expect(await bring(asNew(0, names))).toMatchObject({ created: 1, errorCount: 0 })
    const twin = await findItem(idAt(0))
    expect(await newest()).toMatchObject({
      brandId: twin?.brandId,
      thicknessId: twin?.thicknessId,
      mtc: true,
      iso: false,
    })
  })
})

describe('an item that is there', () => {
  test('is changed in what the file says, and keeps the rest', async () => {
    const before = await findItem(idAt(1))
    expect(await bring(onlyId(1, { price: '71,000', active: 'no' }))).toMatchObject({ updated: 1, errorCount: 0 })
    const after = await findItem(idAt(1))
    expect(after).toEqual({
      ...before,
      ...{ pricePaisePerTon: 7_100_000n, active: false, version: (before?.version ?? 0) + 1 },
      ...{ updatedAt: after?.updatedAt, updatedBy: after?.updatedBy },
    })
    expect(after?.updatedBy).not.toBeNull()
    expect((await historyOf(idAt(1))).at(-1)).toMatchObject({
      oldPaisePerTon: before?.pricePaisePerTon,
      newPaisePerTon: 7_100_000n,
    })
    expect(await auditOf(idAt(1))).toMatchObject([
      { action: 'Updated', before: { active: true, hsn: before?.hsn }, after: { active: false, price: 71000 } },
    ])
  })

  test('has no new price when only something else changes', async () => {
    const steps = (await historyOf(idAt(2))).length
    expect(await bring(onlyId(2, { available: '12.5' }))).toMatchObject({ updated: 1 })
    expect(await findItem(idAt(2))).toMatchObject({ availableKg: 12_500n })
    expect(await historyOf(idAt(2))).toHaveLength(steps)
  })

  test('is not touched when nothing changes', async () => {
    const before = await findItem(idAt(3))
    expect(await bring(row(3))).toMatchObject({ unchanged: 1, created: 0, updated: 0 })
    expect(await findItem(idAt(3))).toEqual(before)
    expect(await auditOf(idAt(3))).toEqual([])
  })

  test('needs no more columns than are to change, in any order, below a heading', async () => {
    const text = `Rates of Monday\n\nRate,Remarks,Item ID\n64500,dear,${idAt(4)}\n`
    expect(await desk.importFile('import', text)).toMatchObject({ rows: 1, updated: 1, ignored: ['Remarks'] })
    expect(await findItem(idAt(4))).toMatchObject({ pricePaisePerTon: 6_450_000n })
  })

  test('may keep a seller who is inactive, but no other item gets him', async () => {
    const seller = (await findItem(idAt(5)))?.sellerId ?? 0
    await server.db.update(sellers).set({ active: false }).where(eq(sellers.id, seller))
    const { errors } = await check(row(5, { price: '1000' }), asNew(5))
    await server.db.update(sellers).set({ active: true }).where(eq(sellers.id, seller))
    expect(errors).toEqual([
      { row: 3, column: 'Seller', value: row(5)[10], error: 'This seller is inactive. Please select another one.' },
    ])
  })
})

test('a check tells what would happen, and does nothing', async () => {
  const before = await server.db.select().from(stockItems).orderBy(stockItems.id)
  const answer = await check(row(6), row(7, { price: '1' }), asNew(6), asNew(7))
  expect(answer).toMatchObject({ status: 200, rows: 4, created: 2, updated: 1, unchanged: 1, errorCount: 0 })
  expect(answer.steps).toEqual([{ done: 4, of: 4 }])
  expect(await server.db.select().from(stockItems).orderBy(stockItems.id)).toEqual(before)
})

test('sheets are taken from administrators only', async () => {
  const buyer = new TestBrowser(server)
  await buyer.signIn(await someUser(server.db))
  const file = { name: 'a.csv', bytes: sheet(asNew(0)) }
  expect((await filesOf(server, new TestBrowser(server)).send(importStock, { mode: 'check' }, file)).status).toBe(401)
  expect((await filesOf(server, buyer).send(importStock, { mode: 'check' }, file)).status).toBe(403)
})
