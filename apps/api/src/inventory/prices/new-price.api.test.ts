import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedPrice } from '@lohahaat/domain/inventory/price-change'
import type { Connection } from '../../platform/db/connect'
import { openTestDatabase } from '../../testing/database/test-database'
import { newPrice } from './new-price.repository'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test('the database reckons every price as the rule does', async () => {
  const awkward = [1n, 49n, 50n, 51n, 99n, 100n, 499_999n, 6_199_499n, 6_199_500n, 99_999_999n, 100_000_000n]
  const changes = fc.sample(
    fc.record({
      by: fc.oneof(fc.constant(0n), fc.bigInt({ min: -100_000_000n, max: 100_000_000n })),
      percentHundredths: fc.oneof(fc.constantFrom(0n, -5000n, 5000n, 1n, -1n), fc.bigInt({ min: -5000n, max: 5000n })),
      step: fc.constantFrom(1n, 100n, 500n, 1_000n, 5_000n, 10_000n),
    }),
    60,
  )
  for (const change of changes) {
    const old = [...awkward, ...fc.sample(fc.bigInt({ min: 1n, max: 100_000_000n }), 30)]
    const { rows } = await connection.db.execute(
      sql`select ${newPrice(sql`price`, change)} as price from unnest(${sql.param(old)}::bigint[]) with ordinality as given (price, place) order by place`,
    )
    expect(rows.map((row) => BigInt(String(row['price'])))).toEqual(old.map((price) => changedPrice(price, change)))
  }
})
