import type { Pool, PoolClient } from 'pg'
import { expect, test, vi } from 'vitest'
import { SharedLines } from './shared-lines'

/** A pool that counts its users. */
function countingPool() {
  const inUse = new Set<PoolClient>()
  const connect = vi.fn(async () => {
    const client = { release: () => void inUse.delete(client) } as unknown as PoolClient
    inUse.add(client)
    return client
  })
  return { pool: { connect } as unknown as Pool, connect, inUse }
}

test('many questions at once share a few connections, which are given back when all are answered', async () => {
  const { pool, connect, inUse } = countingPool()
  const lines = new SharedLines(pool)
  const users = new Set<PoolClient>()
  const questions = Array.from({ length: 20 }, (_, number) =>
    lines.ask(async (client) => {
      users.add(client)
      return number
    }),
  )
  expect(await Promise.all(questions)).toEqual(Array.from({ length: 20 }, (_, number) => number))
  expect(users.size).toBe(2)
  expect(connect).toHaveBeenCalledTimes(2)
  expect(inUse.size).toBe(0)
})

test('a question that fails fails alone', async () => {
  const { pool, inUse } = countingPool()
  const lines = new SharedLines(pool)
  const answers = await Promise.allSettled([
    lines.ask(() => Promise.reject(new Error('no'))),
    lines.ask(async () => 1),
    lines.ask(async () => 2),
    lines.ask(async () => 3),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(inUse.size).toBe(0)
})

test('who finds no connection is told so, and the next one tries anew', async () => {
  const { pool, connect } = countingPool()
  connect.mockRejectedValueOnce(new Error('full'))
  const lines = new SharedLines(pool)
  await expect(lines.ask(async () => 1)).rejects.toThrow('full')
  expect(await lines.ask(async () => 2)).toBe(2)
})
