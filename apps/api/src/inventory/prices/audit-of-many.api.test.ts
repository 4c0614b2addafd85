import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changePrices } from '@lohahaat/contract/inventory/prices/change-prices'
import { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import { undoPrices } from '@lohahaat/contract/inventory/prices/undo-prices'
import { fetchStockDetails } from '@lohahaat/contract/inventory/stock/stock-details'
import { fetchAuditDetails, fetchAuditRows } from '@lohahaat/contract/platform/audit/audit-details'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)

async function change(how: Record<string, unknown>) {
  const { fingerprint } = (await admin.send(previewPriceChange, how)).body
  return (await admin.send(changePrices, { ...how, fingerprint })).body
}
const entries = async (query: Record<string, unknown> = {}) => (await admin.send(fetchAuditDetails, query)).body

test('a change of many is one entry that says what was done, and opens', async () => {
  const [shs] = (await admin.send(fetchStockDetails, { itemId: -1, search: 'SHS', pageSize: 1 })).body
  const { changed, changeId } = await change({ classId: shs?.classId, percent: 3, roundTo: 10, search: 'tata' })
  const [entry] = await entries()
  expect(entry).toMatchObject({
    auditId: changeId,
    action: 'Updated',
    resource: 'Stock Item',
    recordId: null,
    rowCount: changed,
    before: null,
    after: { percent: 3, roundTo: 10, className: shs?.className, search: 'tata' },
  })

  const { body, headers } = await admin.send(fetchAuditRows, { auditId: changeId, pageSize: 10 })
  expect(headers['total-count']).toBe(String(changed))
  expect(body).toHaveLength(10)
  const { recordId = 0, before, after } = body[0] ?? {}
  const [item] = (await admin.send(fetchStockDetails, { itemId: recordId })).body
  const { brandName, className, size, thickness, length } = item ?? {}
  expect(after).toEqual({ brandName, className, size, thickness, length, price: item?.price })
  expect(Number(after?.['price'])).toBe(Math.round((Number(before?.['price']) * 1.03) / 10) * 10)

  const ofItem = await entries({ resource: 'Stock Item', recordId })
  expect(ofItem.map(({ auditId }) => auditId)).toEqual([changeId])
})

test('a change that leaves every price as it is has no entry', async () => {
  const before = await entries()
  expect(await change({ percent: 0 })).toEqual({ changed: 0, changeId: null })
  expect(await entries()).toEqual(before)
})

test('20,000 prices are one entry and as many rows, there and back', { timeout: 60_000 }, async () => {
  const columns = sql`brand_id, class_id, sub_class_id, sub_class1_id, length_metres, delivery_id, seller_id, mtc, iso,
    price_paise_per_ton, hsn`
  await server.db.execute(sql`insert into stock_items (${columns})
    select ${columns} from stock_items, generate_series(1, 33) limit 20000`)
  const total = await server.db.$count(stockItems)
  const known = (await entries({ pageSize: 1 }))[0]?.auditId ?? 0

  const { changed, changeId } = await change({ by: 250 })
  expect(changed).toBe(total)
  expect((await entries({ pageSize: 5 })).filter(({ auditId }) => auditId > known)).toHaveLength(1)
  const last = await admin.send(fetchAuditRows, { auditId: changeId, page: Math.ceil(total / 100), pageSize: 100 })
  expect(last.headers['total-count']).toBe(String(total))
  expect(last.body.at(-1)?.recordId).toBeGreaterThan(20_000)

  expect((await admin.send(undoPrices, { changeId })).body.changed).toBe(total)
})
