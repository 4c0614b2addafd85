import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { logOptions } from '../http/log'
import { startSecurityLog, type SecurityEvent } from './security-log'

/** A log over a database that answers every query this way. */
function logOver(query: () => Promise<unknown>, level = 'warn') {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  const { log } = Fastify({ logger: { ...logOptions(level), stream: { write } } })
  const client = { query } as unknown as Parameters<typeof drizzle>[0]
  const events = () => lines.filter(({ msg }) => msg === 'security event')
  return { security: startSecurityLog(drizzle({ client } as never), log), lines, events }
}

const away = () => Promise.reject(new Error('connection refused for asha@works.example'))

const event = (changes: Partial<SecurityEvent> = {}): SecurityEvent => ({
  at: new Date('2026-04-01T06:30:00.000Z'),
  kind: 'rights-used',
  userId: 1,
  network: '10.1.0.0/24',
  details: { call: 'PUT /Fee/LH/FeeDetails' },
  caller: { userId: 1, role: 'Admin' },
  reqId: 'r1',
  ...changes,
})

test.each(['warn', 'silent'])('the lines come out at the level %s', (level) => {
  const { security, events } = logOver(away, level)
  security.record(event())
  expect(events()).toMatchObject([
    {
      level: 30,
      reqId: 'r1',
      security: 'rights-used',
      account: 1,
      network: '10.1.0.0/24',
      call: 'PUT /Fee/LH/FeeDetails',
    },
  ])
})

test('a database that is away costs the rows, not the lines, and nobody an error', async () => {
  const { security, lines, events } = logOver(away)
  security.record(event())
  security.record(event({ kind: 'sign-in-failed', userId: null, caller: null, email: 'asha@works.example' }))
  await security.settle()
  expect(events().map(({ security: kind, account }) => [kind, account])).toEqual([
    ['rights-used', 1],
    ['sign-in-failed', null],
  ])
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, events: 2 }))
  expect(JSON.stringify(lines)).not.toContain('asha@works.example')
})

test('while a database hangs, what waits for it is bounded, and every event still has its line', async () => {
  let goOn = () => {}
  const hanging = new Promise<void>((resolve) => (goOn = resolve))
  let stored = 0
  const { security, events } = logOver(async () => {
    await hanging
    stored++
    throw new Error('gone')
  })
  for (let n = 0; n < 5000; n++) security.record(event())
  expect(events()).toHaveLength(5000)
  goOn()
  await security.settle()
  expect(stored).toBe(2000 / 200)
  security.record(event())
  await security.settle()
  expect(stored, 'it goes on afterwards').toBe(11)
})
