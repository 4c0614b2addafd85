import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const POOL = 10

const asleep = () => server.db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`))
const awake = () => server.db.transaction((tx) => tx.execute<{ one: number }>(sql`select 1 as one`))

const othersOfThisDatabase = sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

async function untilAsleep(count: number) {
  const busy = sql`select count(*)::int as busy from ${othersOfThisDatabase} and query like '%pg_sleep%'`
  for (;;) {
    const { rows } = await server.db.execute<{ busy: number }>(busy)
    if (rows[0]?.busy === count) return
  }
}

test('connections that are lost in the midst of transactions are all replaced', async () => {
  const lost = Array.from({ length: POOL - 1 }, () => asleep().then(String, () => 'lost'))
  await untilAsleep(POOL - 1)
  await server.db.execute(sql`select pg_terminate_backend(pid) from ${othersOfThisDatabase}`)
  expect(new Set(await Promise.all(lost))).toEqual(new Set(['lost']))
  const answers = await Promise.all(Array.from({ length: POOL }, awake))
  expect(answers.flatMap(({ rows }) => rows)).toEqual(Array.from({ length: POOL }, () => ({ one: 1 })))
})
