import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestServer } from '../../../testing/test-server'
import { settings } from '../../../db/tables/platform/settings'
import { sendInLockOrder, settleAll } from './settle-all'
import { commitWithLastStatements } from './commit-with-last-statements'

const server = useTestServer()
afterEach(() => void vi.restoreAllMocks())

const keep = (key: string) => ({ key, value: '1' })
const keysLike = async (start: string) =>
  (
    await server.db
      .select({ key: settings.key })
      .from(settings)
      .where(sql`${settings.key} like ${`${start}%`}`)
  ).map(({ key }) => key)

test('statements that are sent together are answered each for itself, and in their order', async () => {
  const answers = await server.db.transaction((tx) =>
    sendInLockOrder(tx, [
      () => tx.execute<{ n: number }>(sql`select 1 as n`),
      () => tx.execute<{ n: number }>(sql`select 2 as n`),
      () => tx.insert(settings).values(keep('order')).returning(),
      () =>
        tx
          .select()
          .from(settings)
          .where(sql`${settings.key} = 'order'`),
    ]),
  )
  expect(answers.slice(0, 2)).toMatchObject([{ rows: [{ n: 1 }] }, { rows: [{ n: 2 }] }])
  expect(answers.slice(2)).toMatchObject([[{ key: 'order' }], [{ key: 'order' }]])
})

test('when one of them fails nothing of the transaction stays, and the connection is as good as before', async () => {
  const failing = server.db.transaction((tx) =>
    settleAll(tx, [
      () => tx.insert(settings).values(keep('failed 1')),
      () => tx.execute(sql`select 1 / 0`),
      () => tx.insert(settings).values(keep('failed 2')),
    ]),
  )
  await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  expect(await keysLike('failed')).toEqual([])
})

test('a transaction whose last statements fail behind its back is told so, and undone', async () => {
  const failing = commitWithLastStatements(server.db, async (tx) => {
    await tx.insert(settings).values(keep('last 1'))
    const last = () =>
      settleAll(tx, [
        () => tx.insert(settings).values(keep('last 2')),
        () => tx.insert(settings).values(keep('last 1')),
      ])
    return { result: 'done', last }
  })
  await expect(failing).rejects.toThrow()
  expect(await keysLike('last')).toEqual([])
})

test('a begin that is refused is never followed by a write that stands on its own', async () => {
  const send = Client.prototype.query
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...asked: unknown[]) {
    const [query] = asked as [string | { text: string }]
    const text = typeof query === 'string' ? query : query.text
    const sent = text === 'begin' ? [{ text: 'begin nonsense' }] : asked
    return Reflect.apply(send, this, sent) as never
  })
  const refused = server.db.transaction(async (tx) => {
    await tx.insert(settings).values(keep('refused'))
  })
  await expect(refused).rejects.toThrow()
  const afterRead = server.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await tx.insert(settings).values(keep('refused'))
  })
  await expect(afterRead).rejects.toThrow()
  vi.restoreAllMocks()
  expect(await keysLike('refused')).toEqual([])
  expect(await server.db.transaction((tx) => tx.execute<{ n: number }>(sql`select 3 as n`))).toMatchObject({
    rows: [{ n: 3 }],
  })
})
