import { afterAll, beforeAll, expect, test } from 'vitest'
import { desc, eq } from 'drizzle-orm'
import { openTestDatabase } from '../../testing/database/test-database'
import type { Connection } from '../../platform/db/connect'
import { priceChanges } from '../tables/inventory/price-changes'
import { insertRows } from './insert-rows'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test('rows keep their order, their paise and their times, and leave out what they leave out', async () => {
  const { db } = connection
  const rows = [1n, 2n ** 62n, 3n].map((newPaisePerTon, place) => ({
    stockItemId: 1,
    oldPaisePerTon: place === 0 ? null : 7n,
    newPaisePerTon,
    changedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, place, 123)),
  }))
  await insertRows(db, priceChanges, rows)
  const found = await db
    .select()
    .from(priceChanges)
    .where(eq(priceChanges.stockItemId, 1))
    .orderBy(desc(priceChanges.id))
  expect(found.slice(0, 3).reverse()).toMatchObject(rows.map((row) => ({ ...row, changedBy: null })))
})

test('no rows are no statement', async () => {
  await expect(insertRows(connection.db, priceChanges, [])).resolves.toBeUndefined()
})
