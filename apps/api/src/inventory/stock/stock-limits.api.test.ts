import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fetchPriceHistory } from '@lohahaat/contract/inventory/prices/price-history'
import {
  createStockDetail,
  deleteStockDetail,
  fetchStockDetails,
  updateStockDetail,
} from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { parameters } from '../../db/tables/reference/parameters'
import { sellers } from '../../db/tables/reference/sellers'
import { someUser } from '../../testing/people'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
let demo: StockItem

beforeAll(async () => {
  demo = await find(1)
})

const find = async (id: number) => (await admin.send(fetchStockDetails, { itemId: id })).body[0] as unknown as StockItem
const create = (changes: Record<string, unknown> = {}) => admin.send(createStockDetail, { ...demo, ...changes })
const created = async (changes: Record<string, unknown> = {}) => (await create(changes)).body
const history = async (id: number) => (await admin.send(fetchPriceHistory, { itemId: id })).body
const idOfParameter = async (code: 'Grade' | 'Standard' | 'Stamp' | 'Delivery' | 'Payment') =>
  (await server.db.select().from(parameters).where(eq(parameters.code, code)).limit(1))[0]?.id

test.each([
  ['brandId', 'Brand'],
  ['thicknessId', 'Thickness'],
  ['gradeId', 'Grade'],
  ['standardId', 'Standard'],
  ['stampId', 'Stamp'],
  ['deliveryId', 'Delivery'],
  ['sellerId', 'Seller'],
])('an unknown %s by its name, none selected by another', async (field, label) => {
  const item = await created()
  for (const answer of [
    await create({ [field]: 9_999_999 }),
    await admin.send(updateStockDetail, { ...item, [field]: 9_999_999 }),
  ])
    expect(answer).toMatchObject({ status: 400, error: `There is no such ${label}.` })
  for (const none of [0, -1, '', undefined, 1.5])
    expect(await create({ [field]: none })).toMatchObject({ status: 400, error: `Please select ${label}.` })
  expect(await find(item.itemId)).toEqual(item)
})

test.each([
  ['gradeId', 'Standard', 'Grade'],
  ['standardId', 'Stamp', 'Standard'],
  ['stampId', 'Payment', 'Stamp'],
  ['deliveryId', 'Grade', 'Delivery'],
] as const)('as %s a parameter that is a %s', async (field, code, label) => {
  const refused = await create({ [field]: await idOfParameter(code) })
  expect(refused).toMatchObject({ status: 400, error: `There is no such ${label}.` })
})

test('an inactive seller for a new item, while items that are there can still be edited', async () => {
  const values = { name: 'R. Gupta', location: 123401, phone: '9812345678', officeAddress: 'Rewari' }
  const [seller] = await server.db
    .insert(sellers)
    .values({ ...values, organizationName: 'Closed Yard' })
    .returning()
  const [item, other] = [await created({ sellerId: seller?.id }), await created()]
  await server.db
    .update(sellers)
    .set({ active: false })
    .where(eq(sellers.id, seller?.id ?? 0))
  const error = 'This seller is inactive. Please select another one.'
  expect(await create({ sellerId: seller?.id })).toMatchObject({ status: 400, error })
  expect(await admin.send(updateStockDetail, { ...other, sellerId: seller?.id })).toMatchObject({ error })
  expect((await admin.send(updateStockDetail, { ...item, length: 4 })).status).toBe(200)
})

test.each([
  ['length', 0, 'Length must be above 0.'],
  ['length', 20.001, "Length can't be above 20."],
  ['length', 6.0001, 'Length can have at most 3 decimals.'],
  ['length', '6', 'Please enter Length as a number.'],
  ['price', 0, 'Price must be above 0.'],
  ['price', -1, 'Price must be above 0.'],
  ['price', 1_000_000.01, "Price can't be above 10,00,000."],
  ['price', 62_000.001, 'Price can have at most 2 decimals.'],
  ['price', 1e-7, 'Price can have at most 2 decimals.'],
  ['price', 1e21, "Price can't be above 10,00,000."],
  ['price', null, 'Please enter Price as a number.'],
  ['weightPerPiece', 0, 'Weight per piece must be above 0.'],
  ['weightPerPiece', 1.0005, 'Weight per piece can have at most 3 decimals.'],
  ['available', -0.001, "Available can't be below 0."],
  ['available', 100_000.001, "Available can't be above 1,00,000."],
  ['available', 0.0001, 'Available can have at most 3 decimals.'],
  ['hsn', '', 'Please enter HSN.'],
  ['hsn', '73063', 'HSN must have 4, 6 or 8 digits.'],
  ['hsn', '7306\u00003', 'HSN must have 4, 6 or 8 digits.'],
  ['hsn', '७३०६', 'HSN must have 4, 6 or 8 digits.'],
  ['hsn', "7306'; drop table stock_items; --", 'HSN must have 4, 6 or 8 digits.'],
  ['mtc', 'yes', 'Please say whether there is a test certificate (MTC).'],
  ['active', undefined, 'Please say whether the item is active.'],
  ['imageFileName', 'a\u0000b', "Picture contains characters that can't be used."],
  ['imageFileName', 'x'.repeat(101), 'Picture can have at most 100 characters.'],
])('%s %j: %s', async (field, value, error) => {
  expect(await create({ [field]: value })).toMatchObject({ status: 400, error })
})

test.each([
  { length: 20, price: 1_000_000, available: 100_000, hsn: ' 7306 ' },
  { length: 0.001, price: 0.01, weightPerPiece: 0.001, available: 0, hsn: '730630' },
  { price: 79_999.99, weightPerPiece: 0.007, available: 0.07 },
])('but not the limits themselves: %j', async (figures) => {
  const hsn = figures.hsn?.trim() ?? demo.hsn
  expect(await created(figures)).toMatchObject({ ...figures, hsn })
})

test('an item that is gone, and ids that are none', async () => {
  const error = 'There is no such record. It may have been deleted.'
  expect(await admin.send(updateStockDetail, { ...demo, itemId: 9_999_999 })).toMatchObject({ error })
  expect(await admin.send(setStockPrice, { itemId: 9_999_999, price: 5 })).toMatchObject({ error })
  expect(await admin.send(deleteStockDetail, { itemId: 9_999_999 })).toMatchObject({ error })
  expect((await admin.send(fetchStockDetails, { itemId: 9_999_999 })).body).toEqual([])
  expect(await history(9_999_999)).toEqual([])
  for (const id of ['0', '-2', 'abc', '1.5', '', '99999999999'])
    for (const call of [fetchStockDetails, deleteStockDetail, fetchPriceHistory])
      expect((await admin.send(call, { itemId: id })).status).toBe(400)
})

test('an item in carts or orders can not be deleted', async () => {
  const { itemId: stockItemId } = await created()
  const buyers = await Promise.all([1, 2].map(() => someUser(server.db)))
  for (const email of buyers)
    await server.db
      .insert(cartLines)
      .values({ buyerId: sql`(select id from users where email = ${email})`, stockItemId })
  const remove = () => admin.send(deleteStockDetail, { itemId: stockItemId })
  expect(await remove()).toMatchObject({ status: 400, error: 'Used by 2 cart lines.' })
  await insertOrderLine(stockItemId)
  expect(await remove()).toMatchObject({ status: 400, error: 'Used by 2 cart lines and 1 order line.' })
  expect(await find(stockItemId)).toBeDefined()
  expect(await history(stockItemId)).toHaveLength(1)
})

const insertOrderLine = (stockItemId: number) =>
  server.db.execute(sql`
    with one as (
      insert into orders (order_no, buyer_id, status, legal_name, phone, billing_address, shipping_address, seller, gst_hundredths,
        loading_paise_per_ton, platform_paise_per_ton, handling_paise_per_extra_brand, goods_paise, gst_paise,
        weighment_paise, loading_paise, platform_paise, handling_paise, total_paise, total_grams)
      values ('T-1', 1, 'Confirmed', 'x', '9', '{}', '{}', '{}', 1800, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) returning id
    )
    insert into order_lines (order_id, stock_item_id, brand_name, department_name, class_name, sub_class_name,
      sub_class1_name, length_metres, hsn, unit, quantity, price_paise, amount_paise, grams)
    select id, ${stockItemId}, 'b', 'd', 'c', 's', 't', 6, '7306', 'Ton', 1, 1, 1, 1 from one`)
