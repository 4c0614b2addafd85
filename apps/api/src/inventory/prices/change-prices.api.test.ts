import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePrices } from '@lohahaat/contract/inventory/prices/change-prices'
import { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import { fetchPriceHistory } from '@lohahaat/contract/inventory/prices/price-history'
import {
  createStockDetail,
  deleteStockDetail,
  fetchStockDetails,
} from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { brands } from '../../db/tables/reference/brands'
import { someUser } from '../../testing/people'
import { useAdmin } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
let demo: StockItem

beforeAll(async () => {
  demo = (await admin.send(fetchStockDetails, { itemId: 1 })).body[0] as unknown as StockItem
})

/** A separate brand for each test, with an item at each of these prices. */
let brandId: number
let brandCount = 0
beforeEach(async () => {
  const values = { name: `Brand ${++brandCount}`, description: 'For one test' }
  brandId = (await server.db.insert(brands).values(values).returning())[0]?.id ?? 0
})

const stocked = async (...prices: number[]) => {
  const items: StockItem[] = []
  for (const price of prices) items.push((await admin.send(createStockDetail, { ...demo, brandId, price })).body)
  return items
}
const all = async () => (await admin.send(fetchStockDetails, { itemId: -1, brandId, sort: 'price' })).body
const prices = async () => (await all()).map(({ price }) => price)
const preview = (change: Record<string, unknown>) => admin.send(previewPriceChange, { brandId, ...change })
const change = (how: Record<string, unknown>) => admin.send(changePrices, { brandId, ...how })
const previewAndChange = async (how: Record<string, unknown>) =>
  change({ ...how, fingerprint: (await preview(how)).body.fingerprint })
const STALE = 'The prices have changed since the preview. Please look at it again.'

describe('the preview', () => {
  test('tells how many, the ends and up to five examples, and changes nothing', async () => {
    const items = await stocked(60_000, 70_000.5, 50_000, 61_000, 62_000, 63_000)
    const { body } = await preview({ percent: 2.5, roundTo: 10 })
    expect(body).toEqual({
      count: 6,
      lowest: { old: 50_000, new: 51_250 },
      highest: { old: 70_000.5, new: 71_750 },
      examples: expect.any(Array),
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(body.examples.map(({ itemId }) => itemId)).toEqual(items.slice(0, 5).map(({ itemId }) => itemId))
    const { brandName, className, size, thickness, length } = items[1] as StockItem
    expect(body.examples[1]).toMatchObject({
      description: nameItem({ brandName, className, size, thickness, length }),
      oldPrice: 70_000.5,
      newPrice: 71_750,
    })
    expect(await all()).toEqual(items.sort((a, b) => a.price - b.price))
  })

  test('of nothing is empty, and nothing can be changed', async () => {
    expect((await preview({ by: 5 })).body).toEqual({
      count: 0,
      lowest: null,
      highest: null,
      examples: [],
      fingerprint: '',
    })
    expect(await change({ by: 5, fingerprint: '' })).toMatchObject({ status: 400, error: 'No stock item matches.' })
  })

  test.each([
    [{}, 'Please enter either an amount or a percentage.'],
    [{ by: 1, percent: 1 }, 'Please enter either an amount or a percentage.'],
    [{ by: 1.005 }, 'Amount can have at most 2 decimals.'],
    [{ by: '' }, 'Please enter Amount as a number.'],
    [{ by: 'x' }, 'Please enter Amount as a number.'],
    [{ by: 1_000_001 }, "Amount can't be above 10,00,000."],
    [{ percent: 50.01 }, "Percentage can't be above 50."],
    [{ percent: -50.01 }, "Percentage can't be below -50."],
    [{ percent: 0.001 }, 'Percentage can have at most 2 decimals.'],
    [{ by: 1, roundTo: 7 }, 'Prices can be rounded to 1, 5, 10, 50, 100 rupees.'],
    [{ by: 1, search: 'a\u0000' }, "Search contains characters that can't be used."],
  ])('%j: %s', async (how, error) => {
    expect(await preview(how)).toMatchObject({ status: 400, error })
    expect(await change({ ...how, fingerprint: '' })).toMatchObject({ status: 400, error })
  })

  test('a change needs its fingerprint', async () => {
    await stocked(60_000)
    expect(await change({ by: 1 })).toMatchObject({ status: 400, error: 'Please look at the preview first.' })
    for (const fingerprint of ['', 'a\u0000b', '0'.repeat(32)])
      expect(await change({ by: 1, fingerprint })).toMatchObject({ status: 400, error: STALE })
  })
})

describe('a change', () => {
  test('gives each item its new price, version and history', async () => {
    const [item] = await stocked(60_000.05, 61_000)
    expect((await previewAndChange({ by: -499.5 })).body).toEqual({ changed: 2, changeId: expect.any(Number) })
    const [changed] = await all()
    expect(changed).toMatchObject({ price: 59_500.55, version: 2 })
    expect(changed && item && changed.updatedAt > item.updatedAt).toBe(true)
    const history = (await admin.send(fetchPriceHistory, { itemId: changed?.itemId })).body
    expect(history.map(({ price }) => price)).toEqual([60_000.05, 59_500.55])
    expect(history[1]?.by).toBe(history[0]?.by)
  })

  test('reaches only what matches, and counts only what got another price', async () => {
    await stocked(60_000, 60_004, 60_005)
    const others = (await admin.send(previewPriceChange, { by: 1 })).body.count
    expect((await previewAndChange({ percent: 0, roundTo: 10 })).body.changed).toBe(2)
    const found = await all()
    expect(found.map(({ price, version }) => [price, version])).toEqual([
      [60_000, 1],
      [60_000, 2],
      [60_010, 2],
    ])
    expect((await preview({ by: 1, search: 'nothing like it' })).body.count).toBe(0)
    expect((await preview({ by: 1, active: 'false' })).body.count).toBe(0)
    expect(others).toBeGreaterThan(600)
  })

  test.each([
    ['a price', (item: StockItem) => admin.send(setStockPrice, { itemId: item.itemId, price: 1 })],
    ['a new item', () => stocked(5)],
    ['one gone', (item: StockItem) => admin.send(deleteStockDetail, { itemId: item.itemId })],
  ])('after %s that the preview has not shown is refused', async (_, meanwhile) => {
    const [item] = await stocked(60_000, 61_000)
    const { fingerprint } = (await preview({ by: 1 })).body
    await meanwhile(item as StockItem)
    const before = await all()
    expect(await change({ by: 1, fingerprint })).toMatchObject({ status: 400, error: STALE })
    expect(await all()).toEqual(before)
  })

  test('other than the one that was shown is refused', async () => {
    await stocked(60_000)
    const { fingerprint } = (await preview({ by: 1 })).body
    expect(await change({ by: 1000, fingerprint })).toMatchObject({ status: 400, error: STALE })
  })

  test('to an impossible price of any item changes none', async () => {
    const [item] = await stocked(100, 200, 999_999)
    const which = item && nameItem(item)
    const range = 'would be below ₹0.01 or above ₹10,00,000. For example,'
    expect((await preview({ by: -200 })).error).toBe(`2 new prices ${range} ${which} would cost −₹100.00.`)
    expect((await preview({ by: -100 })).error).toBe(`1 new price ${range} ${which} would cost ₹0.00.`)
    expect((await preview({ by: 1.01 })).error).toContain('would cost ₹10,00,000.01.')
    expect((await preview({ by: 1 })).status).toBe(200)
    expect((await preview({ by: -99.99 })).status).toBe(200)
    const fingerprint = await fingerprintOf(-200)
    expect((await change({ by: -200, fingerprint })).error).toMatch(/^2 new prices would be below/)
    expect(await prices()).toEqual([100, 200, 999_999])
  })

  test('is for administrators', async () => {
    const buyer = new TestBrowser(server)
    await buyer.signIn(await someUser(server.db))
    for (const call of [previewPriceChange, changePrices]) {
      expect((await new TestBrowser(server).send(call, { by: 1, fingerprint: '' })).status).toBe(401)
      expect((await buyer.send(call, { by: 1, fingerprint: '' })).status).toBe(403)
    }
  })
})

describe('at the same time', () => {
  test('of several changes that were previewed together, one is made', async () => {
    await stocked(60_000, 61_000, 62_000)
    const { fingerprint } = (await preview({ by: 100 })).body
    const answers = await Promise.all([1, 2, 3, 4].map(() => change({ by: 100, fingerprint })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(answers.filter(({ error }) => error).every(({ error }) => error === STALE)).toBe(true)
    expect(await prices()).toEqual([60_100, 61_100, 62_100])
  })

  test('changes that overlap never wait for each other in a circle', async () => {
    await stocked(...Array.from({ length: 12 }, (_, n) => 60_000 + n))
    const ways = [{}, { classId: demo.classId }, { sellerId: demo.sellerId }, { search: demo.hsn }]
    const previews = await Promise.all(ways.map((way) => preview({ ...way, percent: 1 })))
    const answers = await Promise.all(
      ways.map((way, at) => change({ ...way, percent: 1, fingerprint: previews[at]?.body.fingerprint })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('a change and edits of its items: no price is lost', async () => {
    const items = await stocked(60_000, 61_000, 62_000)
    const { fingerprint } = (await preview({ by: 100 })).body
    const [bulk, ...edits] = await Promise.all([
      change({ by: 100, fingerprint }),
      ...items.map((item) => admin.send(setStockPrice, { ...item, price: item.price + 7 })),
    ])
    const edited = edits.filter(({ status }) => status === 200).length
    expect(bulk.status === 200 ? edited : 3).toBe(bulk.status === 200 ? 0 : edited)
    expect(await prices()).toEqual(items.map(({ price }) => price + (bulk.status === 200 ? 100 : 7)))
  })
})

/** The preview of a change without impossible prices. */
async function fingerprintOf(by: number): Promise<string> {
  const { rows } = await server.db.execute(
    sql`select md5(string_agg(concat_ws(':', id, price_paise_per_ton, price_paise_per_ton + ${by * 100}::bigint), ',' order by id)) as print
      from stock_items where brand_id = ${brandId}`,
  )
  return String(rows[0]?.['print'])
}
