import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { settings } from '../../../db/tables/platform/settings'
import { openTestDatabase } from '../../../testing/database/test-database'
import { connect, type Connection } from '../connect'
import { commitWithLastStatements } from './commit-with-last-statements'
import { isPipelined, sendInLockOrder } from './settle-all'

describe.each([{ pipeline: true }, { pipeline: false }])('with pipeline: $pipeline', ({ pipeline }) => {
  let prepared: Connection
  let connection: Connection
  beforeAll(async () => {
    prepared = await openTestDatabase()
    const { serverUrl } = inject('postgres')
    const { rows } = await prepared.pool.query<{ name: string }>('select current_database() as name')
    const url = new URL(serverUrl)
    url.pathname = `/${rows[0]?.name}`
    connection = await connect({ databaseUrl: url.href, pipeline })
  })
  afterAll(async () => {
    await connection.close()
    await prepared.close()
  })
  afterEach(() => void vi.restoreAllMocks())

  /** All queries and results over all connections, in order. */
  function listen() {
    const heard: string[] = []
    const send = Client.prototype.query
    vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...asked: unknown[]) {
      const text = typeof asked[0] === 'string' ? asked[0] : (asked[0] as { text: string }).text
      heard.push(`ask ${text}`)
      const answer = Reflect.apply(send, this, asked) as unknown as Promise<unknown>
      return answer.finally(() => heard.push(`answer ${text}`)) as never
    })
    return heard
  }

  test('statements of one array are carried out in its order, and answered each for itself', async () => {
    const heard = listen()
    const answers = await connection.db.transaction((tx) =>
      sendInLockOrder(tx, [() => tx.execute(sql`select 1 as n`), () => tx.execute(sql`select 2 as n`)]),
    )
    expect(answers).toMatchObject([{ rows: [{ n: 1 }] }, { rows: [{ n: 2 }] }])
    const asked = heard.filter((line) => line.includes('select'))
    const inTurn = ['ask select 1 as n', 'answer select 1 as n', 'ask select 2 as n', 'answer select 2 as n']
    const together = ['ask select 1 as n', 'ask select 2 as n', 'answer select 1 as n', 'answer select 2 as n']
    expect(asked).toEqual(pipeline ? together : inTurn)
  })

  test('the end of a transaction waits for its last statements only where nothing is pipelined', async () => {
    const heard = listen()
    const result = await commitWithLastStatements(connection.db, async (tx) => {
      expect(isPipelined(tx)).toBe(pipeline)
      await tx.execute(sql`select 0`)
      return { result: 'done', last: async () => tx.execute(sql`select 9`) }
    })
    expect(result).toBe('done')
    const end = heard.filter((line) => /select 9|commit/.test(line))
    expect(end.slice(0, 2)).toEqual(['ask select 9', pipeline ? 'ask commit' : 'answer select 9'])
  })

  test('last statements that fail undo everything, and the failure is told', async () => {
    const failing = commitWithLastStatements(connection.db, async (tx) => {
      await tx.insert(settings).values({ key: 'undone', value: 1 })
      return { result: null, last: async () => tx.execute(sql`select 1 / 0`) }
    })
    await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } })
    expect(await connection.db.$count(settings, sql`${settings.key} = 'undone'`)).toBe(0)
  })
})
