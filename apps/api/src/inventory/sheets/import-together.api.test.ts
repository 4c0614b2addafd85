import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { changePrices } from '@lohahaat/contract/inventory/prices/change-prices'
import { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import type { Db } from '../../platform/db/db'
import { brands } from '../../db/tables/reference/brands'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { collideWith } from '../../testing/lock-waits'
import { useStockDesk } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const desk = useStockDesk(server)
const { onlyId, asNew, idAt, bring } = desk
const places = Array.from({ length: 300 }, (_, at) => at)

const read = () =>
  server.db
    .select({ price: stockItems.pricePaisePerTon, available: stockItems.availableKg, version: stockItems.version })
    .from(stockItems)
    .where(inArray(stockItems.id, places.map(idAt)))

/** Changes the price of the item in the middle. */
const setPrice = (pricePaisePerTon: bigint) => (db: Db) =>
  db
    .update(stockItems)
    .set({ pricePaisePerTon })
    .where(eq(stockItems.id, idAt(150)))

const lockMiddle = (db: Db) =>
  db
    .select()
    .from(stockItems)
    .where(eq(stockItems.id, idAt(150)))
    .for('update')

describe('at the same time', { timeout: 60_000 }, () => {
  test('two imports of the same items in opposite order both get through, one after the other', async () => {
    const answers = await collideWith(
      server.db,
      setPrice(5_000_000n),
      () => bring(...places.map((at) => onlyId(at, { price: '50001' }))),
      () => bring(...places.toReversed().map((at) => onlyId(at, { price: '50002' }))),
    )
    expect(answers.map(({ updated, errorCount }) => ({ updated, errorCount }))).toEqual([
      { updated: 300, errorCount: 0 },
      { updated: 300, errorCount: 0 },
    ])
    const items = await read()
    expect(new Set(items.map(({ version }) => version))).toEqual(new Set([3]))
    expect(new Set(items.map(({ price }) => price)).size).toBe(1)
  })

  test('an import keeps the price that somebody is just setting', async () => {
    const [answer] = await collideWith(server.db, setPrice(7_777_700n), () =>
      bring(...places.map((at) => onlyId(at, { available: '7.25' }))),
    )
    expect(answer).toMatchObject({ updated: 300, errorCount: 0 })
    const items = await read()
    expect(items.filter(({ available }) => available === 7250n)).toHaveLength(300)
    expect(items.filter(({ price }) => price === 7_777_700n)).toHaveLength(1)
  })

  test('an import and a change of all prices lose nothing of each other', async () => {
    const { body } = await desk.admin.send(previewPriceChange, { by: '100' })
    const [imported, changed] = await collideWith<object>(
      server.db,
      lockMiddle,
      () => bring(...places.toReversed().map((at) => onlyId(at, { available: '8' }))),
      () => desk.admin.send(changePrices, { by: 100, fingerprint: body.fingerprint }),
    )
    expect(imported).toMatchObject({ updated: 300, errorCount: 0 })
    expect(changed).toMatchObject({ status: 200, body: { changed: 623 } })
    const items = await read()
    expect(items.filter(({ available }) => available === 8000n)).toHaveLength(300)
    expect(items.filter(({ price }) => price === 7_787_700n)).toHaveLength(1)
  })

  test('nothing is imported with a brand that somebody is just deleting', async () => {
    const [brand] = await server.db.insert(brands).values({ name: 'Here Today', description: '' }).returning()
    const rows = places.map((at) => asNew(at, { brandName: 'here today' }))
    const before = await server.db.$count(stockItems)
    const remove = (db: Db) => db.delete(brands).where(eq(brands.id, brand?.id ?? 0))
    const [answer] = await collideWith(server.db, remove, () => bring(...rows))
    expect(answer).toMatchObject({ error: expect.stringContaining('was deleted meanwhile') })
    expect(await server.db.$count(stockItems)).toBe(before)
  })
})
