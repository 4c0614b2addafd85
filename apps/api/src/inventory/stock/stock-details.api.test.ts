import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { fetchPriceHistory } from '@lohahaat/contract/inventory/prices/price-history'
import {
  createStockDetail,
  deleteStockDetail,
  fetchStockDetails,
  updateStockDetail,
} from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { files } from '../../db/tables/platform/files'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { giveAddresses } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
let demo: StockItem

beforeAll(async () => {
  demo = await find(1)
})

const find = async (id: number) => (await admin.send(fetchStockDetails, { itemId: id })).body[0] as unknown as StockItem
const create = (changes: Record<string, unknown> = {}) => admin.send(createStockDetail, { ...demo, ...changes })
const created = async (changes: Record<string, unknown> = {}) => (await create(changes)).body
const history = async (id: number) => (await admin.send(fetchPriceHistory, { itemId: id })).body
const newestEntry = async () => (await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

describe('one item', () => {
  test('is created with its first price, found, changed and deleted, each with who and what', async () => {
    const figures = { length: 6.125, price: 62_000.5, weightPerPiece: 30.185, available: 12.345, hsn: '73063090' }
    const { status, body } = await create(figures)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...figures, brandName: demo.brandName, version: 1 })
    expect(await find(body.itemId)).toEqual(body)
    const { itemId: id } = body
    expect(await history(id)).toEqual([{ price: 62_000.5, at: expect.any(String), by: expect.any(String) }])
    const entry = await newestEntry()
    expect(entry).toMatchObject({ action: 'Created', resource: 'Stock Item', recordId: id, before: null })
    expect(entry?.after).toMatchObject({ ...figures, brandName: demo.brandName, sellerName: demo.sellerName })
    expect(Object.keys(entry?.after ?? {}).filter((key) => /Id1?$|version|updatedAt/.test(key))).toEqual([])

    const changed = await admin.send(updateStockDetail, { ...body, price: 63_000, available: null, active: false })
    expect(changed.body).toMatchObject({ price: 63_000, available: null, active: false, length: 6.125, version: 2 })
    expect((await history(id)).map(({ price }) => price)).toEqual([62_000.5, 63_000])
    expect(await newestEntry()).toMatchObject({
      action: 'Updated',
      before: { price: 62_000.5 },
      after: { price: 63_000 },
    })

    expect((await admin.send(deleteStockDetail, { itemId: id })).body).toEqual({ success: true })
    expect(await find(id)).toBeUndefined()
    expect(await history(id)).toEqual([])
    expect(await newestEntry()).toMatchObject({ action: 'Deleted', before: { price: 63_000 }, after: null })
  })

  test('a change of anything but the price leaves the history alone', async () => {
    const item = await created()
    await admin.send(updateStockDetail, { ...item, length: 12 })
    expect(await history(item.itemId)).toHaveLength(1)
  })

  test('size and class follow from the thickness, whatever the body says', async () => {
    const item = await created({ sizeId: 999_999, classId: -5, size: 'forged', className: 'forged' })
    const { sizeId, classId, departmentId, size, className } = demo
    expect(item).toMatchObject({ sizeId, classId, departmentId, size, className })
  })

  test('grade, standard, stamp, weight, availability and picture may be open', async () => {
    const open = { gradeId: null, standardId: null, stampId: null, weightPerPiece: null, available: null }
    expect(await created({ ...open, imageFileName: null })).toMatchObject({
      ...open,
      grade: null,
      standard: null,
      stamp: null,
      imageFileName: null,
    })
  })

  test('a picture must have been uploaded as one', async () => {
    const file = { originalName: 'pipe.webp', mediaType: 'image/webp', bytes: 10, ownerId: 1 }
    await server.db.insert(files).values([
      { ...file, storedName: 'picture.webp', purpose: 'stock-image' },
      { ...file, storedName: 'list.webp', purpose: 'enquiry' },
    ])
    expect(await created({ imageFileName: 'picture.webp' })).toMatchObject({ imageFileName: 'picture.webp' })
    for (const imageFileName of ['list.webp', 'none.webp', '../etc/passwd'])
      expect(await create({ imageFileName })).toMatchObject({ status: 400, error: 'There is no such Picture.' })
  })
})

describe('who and when', () => {
  test('a visitor gets 401 and a buyer 403 for every call', async () => {
    const item = await created()
    const id = { itemId: item.itemId }
    const calls = [
      [fetchStockDetails, id],
      [createStockDetail, item],
      [updateStockDetail, item],
      [deleteStockDetail, id],
      [setStockPrice, { ...item, price: 1 }],
      [fetchPriceHistory, id],
    ] as const
    for (const [call, input] of calls) {
      expect((await new TestBrowser(server).send(call, input)).status).toBe(401)
      expect((await buyer.send(call, input)).status).toBe(403)
    }
    expect(await find(item.itemId)).toEqual(item)
  })

  test('a form that was open while some was sold is refused with what is left', async () => {
    const item = await created({ available: 10 })
    await giveAddresses(server.db, buyer.userId)
    await placeOrder(server.db, buyer.userId, [{ stockItemId: item.itemId, quantity: '1.6' }])
    expect(await admin.send(updateStockDetail, { ...item, available: 12 })).toMatchObject({
      status: 400,
      error: refusalTexts.soldMeanwhile('8.400'),
    })
    const now = await find(item.itemId)
    expect((await admin.send(updateStockDetail, { ...now, available: 12 })).status).toBe(200)
  })

  test('of two who saved the same form, the second is told who was first', async () => {
    const item = await created()
    const answers = await Promise.all([
      admin.send(updateStockDetail, { ...item, price: 70_001 }),
      admin.send(updateStockDetail, { ...item, price: 70_002 }),
      admin.send(setStockPrice, { ...item, price: 70_003 }),
    ])
    const refused = answers.filter(({ status }) => status === 400)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    for (const { error } of refused) expect(error).toMatch(/^This record was changed by .+ IST\. Please reload/)
    expect(await history(item.itemId)).toHaveLength(2)
    expect((await admin.send(updateStockDetail, { ...item, version: undefined })).status).toBe(200)
  })

  test('the price alone: saved with history and audit; the same price again is no change', async () => {
    const item = await created({ price: 60_000 })
    const { itemId, version } = item
    const saved = (await admin.send(setStockPrice, { itemId, price: 60_000.05, version })).body
    expect(saved).toEqual({ ...item, price: 60_000.05, version: 2, updatedAt: saved.updatedAt })
    expect(saved.updatedAt > item.updatedAt).toBe(true)
    expect(await newestEntry()).toMatchObject({ before: { price: 60_000 }, after: { price: 60_000.05 } })
    expect((await admin.send(setStockPrice, { itemId, price: 60_000.05 })).body).toEqual(saved)
    expect((await history(itemId)).map(({ price }) => price)).toEqual([60_000, 60_000.05])
    expect((await admin.send(setStockPrice, { itemId, price: 1_000_001 })).error).toMatch(/^Price can't be above/)
  })

  test('the history is the newest 1,000 prices, oldest first', async () => {
    const { itemId: stockItemId } = await created()
    const at = (n: number) => new Date(Date.UTC(2030, 0, 1, 0, n))
    const prices = Array.from({ length: 1001 }, (_, n) => n + 1)
    await server.db
      .insert(priceChanges)
      .values(prices.map((n) => ({ stockItemId, newPaisePerTon: BigInt(n) * 100n, changedAt: at(n) })))
    const found = await history(stockItemId)
    expect(found.map(({ price }) => price)).toEqual(prices.slice(1))
    expect(found[0]).toEqual({ price: 2, at: at(2).toISOString(), by: null })
  })
})
