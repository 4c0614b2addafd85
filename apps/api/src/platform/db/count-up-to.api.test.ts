import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { countUpTo } from './count-up-to'

const server = useTestServer()
const buyer = useBuyer(server)

beforeAll(() =>
  server.db.execute(sql`
    insert into ${auditEntries} (user_id, action, resource, record_id)
    select ${buyer.userId}::int, 'Updated', case when n <= 10000 then 'Brand' else 'Class' end, n
    from generate_series(1, 20001) n`),
)
afterEach(() => vi.restoreAllMocks())

const count = (resource: string) => countUpTo(server.db, auditEntries, eq(auditEntries.resource, resource))

test('a list is counted to ten thousand, and a longer one says that there are more', async () => {
  expect(await count('Brand')).toEqual({ total: 10_000, isCapped: false })
  expect(await count('Class')).toEqual({ total: 10_000, isCapped: true })
})

test('one that is longer is counted again after a minute, and any other at once', async () => {
  await count('Class')
  await server.db.delete(auditEntries)
  expect(await count('Brand')).toEqual({ total: 0, isCapped: false })
  expect(await count('Class')).toEqual({ total: 10_000, isCapped: true })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  expect(await count('Class')).toEqual({ total: 0, isCapped: false })
})
