import { getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../../../db/tables/platform/settings'
import { stockItems } from '../../../db/tables/inventory/stock-items'
import { useTestServer } from '../../../testing/test-server'
import { decoded } from './decoders'
import { command, shapedStatement, statement } from './statement'

const server = useTestServer()

const keep = command<{ key: string; value: unknown }>('test_keep', (db) =>
  db.insert(settings).values({ key: sql.placeholder('key'), value: sql.placeholder('value') }),
)
const columns = { key: settings.key, value: settings.value, letters: decoded(sql`length(${settings.key})`, Number) }
const find = statement<{ key: string }, { key: string; value: unknown; letters: number }>('test_find', columns, (db) =>
  db
    .select(columns)
    .from(settings)
    .where(sql`${settings.key} = ${sql.placeholder('key')}`),
)

test('what goes in by the columns comes out by them, on the pool and in a transaction', async () => {
  await keep(server.db, { key: 'pool', value: { a: 1 } })
  const row = { key: 'pool', value: { a: 1 }, letters: 4 }
  expect(await find(server.db, { key: 'pool' })).toEqual([row])
  await server.db.transaction(async (tx) => {
    await keep(tx, { key: 'tx', value: 'x' })
    expect(await find(tx, { key: 'tx' })).toEqual([{ key: 'tx', value: 'x', letters: 2 }])
    expect(await find(server.db, { key: 'tx' })).toEqual([])
  })
})

test('every kind of column reads as the query builder reads it', async () => {
  const all = statement<object, typeof stockItems.$inferSelect>('test_stock', getTableColumns(stockItems), (db) =>
    db.select().from(stockItems).orderBy(stockItems.id),
  )
  expect(await all(server.db, {})).toEqual(await server.db.select().from(stockItems).orderBy(stockItems.id))
})

test('a value that is missing is refused before anything is sent; null is a value', async () => {
  await expect(keep(server.db, { key: 'missing' } as never)).rejects.toThrow('No value is given for value')
  await expect(find(server.db, {} as never)).rejects.toThrow('No value is given for key')
  expect(await find(server.db, { key: 'missing' })).toEqual([])
})

test('a column that the fields do not know is refused', async () => {
  const { key } = columns
  const wider = statement<object, { key: string }>('test_wider', { key }, (db) => db.select(columns).from(settings))
  await expect(wider(server.db, {})).rejects.toThrow('3 columns were answered where 1 are known')
})

test('an expression that does not say how it is read is refused', async () => {
  const bare = { n: sql<number>`count(*)` }
  const count = statement<object, { n: number }>('test_bare', bare, (db) => db.select(bare).from(settings))
  expect(() => count(server.db, {})).toThrow('Nothing says how n is read')
})

test('statements of one shape share their words and differ by their values', async () => {
  const select = shapedStatement<{ key: string }>()
  const fields = { key: settings.key }
  let built = 0
  const findKey = (key: string) =>
    select(server.db, 'by key', { key }, fields, () => {
      built += 1
      return server.db
        .select(fields)
        .from(settings)
        .where(sql`${settings.key} = ${sql.placeholder('key')}`)
    })
  await keep(server.db, { key: 'shape', value: 1 })
  expect(await findKey('shape')).toEqual([{ key: 'shape' }])
  expect(await findKey('no shape')).toEqual([])
  expect(built).toBe(1)
})

test('a failure names the statement and keeps what the database said', async () => {
  await keep(server.db, { key: 'twice', value: 1 })
  await expect(keep(server.db, { key: 'twice', value: 1 })).rejects.toMatchObject({
    query: expect.stringContaining('insert into "settings"'),
    cause: { code: '23505' },
  })
})
