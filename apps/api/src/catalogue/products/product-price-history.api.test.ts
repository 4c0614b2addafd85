import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fetchProductPriceHistory } from '@lohahaat/contract/catalogue/products/product-price-history'
import { useShelf } from '../../testing/shelf'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const shelf = useShelf(server)
const history = (itemId: unknown) => new TestBrowser(server).send(fetchProductPriceHistory, { itemId })

beforeAll(async () => {
  for (const id of [shelf.id.tata50, shelf.id.gone])
    await server.db.execute(sql`
      insert into price_changes (stock_item_id, old_paise_per_ton, new_paise_per_ton, changed_by, changed_at) values
        (${id}, 6100000, 6200000, 1, '2026-04-02T10:00:00Z'), (${id}, null, 6100000, 1, '2026-04-01T10:00:00Z')`)
})

test('the prices of a product, oldest first, and not who made them', async () => {
  expect((await history(shelf.id.tata50)).body).toEqual([
    { price: 61_000, at: '2026-04-01T10:00:00.000Z' },
    { price: 62_000, at: '2026-04-02T10:00:00.000Z' },
  ])
})

test('what is not sold has none', async () => {
  for (const id of [shelf.id.gone, 2_147_483_647]) expect(await history(id)).toMatchObject({ status: 200, body: [] })
})

test.each(['', '-1', '0', 'x'])('%s is a 400', async (id) => {
  expect((await history(id)).status).toBe(400)
})
