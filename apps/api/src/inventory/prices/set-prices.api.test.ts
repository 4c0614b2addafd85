import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePrices } from '@lohahaat/contract/inventory/prices/change-prices'
import { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import { fetchPriceHistory } from '@lohahaat/contract/inventory/prices/price-history'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { setStockPrices } from '@lohahaat/contract/inventory/prices/stock-prices'
import { undoPrices } from '@lohahaat/contract/inventory/prices/undo-prices'
import {
  createStockDetail,
  deleteStockDetail,
  fetchStockDetails,
} from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
let demo: StockItem
let items: StockItem[]
let name: string

beforeAll(async () => {
  demo = (await admin.send(fetchStockDetails, { itemId: 1 })).body[0] as unknown as StockItem
  name = nameItem(demo)
})

/** Three items for each test, at ₹60,000, ₹61,000 and ₹62,000. */
beforeEach(async () => {
  items = []
  for (const price of [60_000, 61_000, 62_000])
    items.push((await admin.send(createStockDetail, { ...demo, price })).body)
})

const idAt = (place: number) => items[place]?.itemId ?? 0
/** The rows of a sheet, by place: what each cost when it was shown, and what was typed. */
const rows = (...typed: (number | [old: number, price: number])[]) =>
  typed.map((each, place) => {
    const [oldPrice, price] = typeof each === 'number' ? [items[place]?.price ?? 0, each] : each
    return { itemId: idAt(place), oldPrice, price }
  })
const set = (prices: unknown, more: object = {}) => admin.send(setStockPrices, { prices, ...more })
const undo = (changeId: number | null | undefined) => admin.send(undoPrices, { changeId })
const present = async () => {
  const found = await Promise.all(items.map(({ itemId }) => admin.send(fetchStockDetails, { itemId })))
  return found.map(({ body }) => body[0]?.price)
}
const entries = async () => (await admin.send(fetchAuditDetails, { pageSize: 100 })).body

describe('prices that were typed or pasted', () => {
  test('are saved together, as one change', async () => {
    const before = (await entries())[0]?.auditId
    const { body } = await set(rows(60_500, 61_250.5, 62_000))
    expect(body.prices.map(({ itemId, price }) => ({ itemId, price }))).toEqual([
      { itemId: idAt(0), price: 60_500 },
      { itemId: idAt(1), price: 61_250.5 },
      { itemId: idAt(2), price: 62_000 },
    ])
    expect(await present()).toEqual([60_500, 61_250.5, 62_000])
    const [entry, earlier] = await entries()
    expect(entry).toMatchObject({ auditId: body.changeId, rowCount: 2, recordId: null, after: { from: 'sheet' } })
    expect(earlier?.auditId).toBe(before)
    const history = (await admin.send(fetchPriceHistory, { itemId: idAt(1) })).body
    expect(history.map(({ price }) => price)).toEqual([61_000, 61_250.5])
  })

  test('one alone is an entry of its item', async () => {
    const { body } = await set(rows(60_001))
    expect((await entries())[0]).toMatchObject({
      auditId: body.changeId,
      recordId: idAt(0),
      rowCount: null,
      before: { price: 60_000, brandName: demo.brandName },
      after: { price: 60_001, size: demo.size },
    })
  })

  test('are refused when one of them is another by now, which is named, and none is saved', async () => {
    await admin.send(setStockPrice, { itemId: idAt(1), price: 61_111 })
    const error = `${name} costs ₹61,111.00 now. Somebody changed it meanwhile, so nothing was saved.`
    expect(await set(rows(60_500, 61_500))).toMatchObject({ status: 400, error })
    expect(await present()).toEqual([60_000, 61_111, 62_000])
    expect((await set(rows(60_500, [61_111, 61_500]))).status).toBe(200)
  })

  test('sent a second time find themselves saved, and change nothing', async () => {
    await set(rows(60_500, 61_500))
    expect(await set(rows([60_000, 60_500], [61_000, 61_500]))).toMatchObject({
      status: 200,
      body: { changeId: null, prices: [{ price: 60_500 }, { price: 61_500 }] },
    })
  })

  test('of an item that is gone are refused with its number', async () => {
    await admin.send(deleteStockDetail, { itemId: idAt(1) })
    const error = `There is no stock item ${idAt(1)}. It may have been deleted, so nothing was saved.`
    expect(await set(rows(60_500, 61_500))).toMatchObject({ status: 400, error })
  })

  test('by more than 10 % up or down have to be confirmed', async () => {
    const furthest = `The furthest: ${name} from ₹60,000.00 to ₹6,000.00.`
    expect(await set(rows(6_000, 67_100.01, 62_500))).toMatchObject({
      status: 400,
      error: `2 prices move by more than 10 %. ${furthest} Please confirm them.`,
    })
    expect(await present()).toEqual([60_000, 61_000, 62_000])
    expect((await set(rows(66_000, 54_900))).status).toBe(200)
    expect((await set(rows([66_000, 6_000]), { confirmed: true })).status).toBe(200)
  })

  test('of two people at once, the second is told', async () => {
    const answers = await Promise.all([set(rows(60_500, 61_500)), set(rows(60_600, 61_600).reverse())])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await present()).toEqual(answers[0].status === 200 ? [60_500, 61_500, 62_000] : [60_600, 61_600, 62_000])
  })

  test.each([
    [undefined, 'Prices must be 1 to 1000 items with their prices.'],
    [[], 'Prices must be 1 to 1000 items with their prices.'],
    [[{ itemId: 1, oldPrice: 1, price: 0 }], 'Price must be above 0.'],
    [[{ itemId: 1, oldPrice: 1, price: 1.005 }], 'Price can have at most 2 decimals.'],
    [[{ itemId: 1, oldPrice: 1, price: 1_000_001 }], "Price can't be above 10,00,000."],
    [[{ itemId: 1, price: 1 }], 'Please enter Old price as a number.'],
    [[1, 1].map((itemId) => ({ itemId, oldPrice: 1, price: 2 })), 'Each item can be in Prices once.'],
  ])('%j: %s', async (prices, error) => {
    expect(await set(prices)).toMatchObject({ status: 400, error })
  })
})

describe('a change that is undone', () => {
  test('gives the old prices back, as a change of its own that can be undone too', async () => {
    const { changeId } = (await set(rows(60_500, 61_500))).body
    const undone = (await undo(changeId)).body
    expect(undone).toEqual({ changed: 2, changeId: expect.any(Number) })
    expect(await present()).toEqual([60_000, 61_000, 62_000])
    expect((await entries())[0]).toMatchObject({ auditId: undone.changeId, rowCount: 2, after: { undoes: changeId } })
    await undo(undone.changeId)
    expect(await present()).toEqual([60_500, 61_500, 62_000])
  })

  test('of one item, and by more than 10 %, is not asked about', async () => {
    const { changeId } = (await set(rows(90_000), { confirmed: true })).body
    expect((await undo(changeId)).body.changed).toBe(1)
    expect(await present()).toEqual([60_000, 61_000, 62_000])
  })

  test('is refused as a whole when somebody has changed a price since', async () => {
    const { changeId } = (await set(rows(60_500, 61_500))).body
    await admin.send(setStockPrice, { itemId: idAt(0), price: 60_700 })
    expect((await undo(changeId)).error).toMatch(/costs ₹60,700.00 now\. Somebody changed it meanwhile/)
    expect(await present()).toEqual([60_700, 61_500, 62_000])
  })

  test('twice changes nothing the second time', async () => {
    const { changeId } = (await set(rows(60_500))).body
    await undo(changeId)
    expect((await undo(changeId)).body).toEqual({ changed: 0, changeId: null })
  })

  test('leaves out an item that is gone', async () => {
    const { changeId } = (await set(rows(60_500, 61_500))).body
    await admin.send(deleteStockDetail, { itemId: idAt(0) })
    expect((await undo(changeId)).body.changed).toBe(1)
  })

  test('may have been one of all items of a class', async () => {
    const change = { brandId: demo.brandId, classId: demo.classId, by: 5 }
    const { fingerprint } = (await admin.send(previewPriceChange, change)).body
    const { changeId, changed } = (await admin.send(changePrices, { ...change, fingerprint })).body
    expect(await present()).toEqual([60_005, 61_005, 62_005])
    expect((await undo(changeId)).body.changed).toBe(changed)
    expect(await present()).toEqual([60_000, 61_000, 62_000])
  })

  test('must be a change of prices', async () => {
    const [made] = (await entries()).filter(({ action }) => action === 'Created')
    for (const changeId of [made?.auditId, 2_000_000_000])
      expect(await undo(changeId)).toMatchObject({ status: 400, error: expect.stringMatching(/no such record/) })
  })
})
