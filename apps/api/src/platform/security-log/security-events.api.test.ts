import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { fetchSecurityEvents } from '@lohahaat/contract/platform/security-log/security-events'
import { securityEvents } from '../../db/tables/platform/security-events'
import { findUserByEmail } from '../../identity/accounts/users.repository'
import { freshEmail, someUser } from '../../testing/people'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
let ravi: { id: number; email: string }

/** Around midnight in India, oldest first. */
const written = [
  ['code-requested', true, '2026-04-01T18:29:59.999Z'],
  ['sign-in-failed', true, '2026-04-01T18:30:00.000Z'],
  ['sign-in-failed', false, '2026-04-02T06:00:00.000Z'],
  ['sign-in', true, '2026-04-02T06:00:00.000Z'],
  ['sign-out', true, '2026-04-02T18:29:59.999Z'],
  ['sign-in-failed', false, '2026-04-02T18:30:00.000Z'],
] as const

beforeEach(async () => {
  await server.app.securityLog.settle()
  await server.db.delete(securityEvents)
  const email = freshEmail('ravi')
  await someUser(server.db, 'Mehta Tubes', email)
  ravi = { id: (await findUserByEmail(server.db, email))?.id ?? 0, email }
  await server.db.insert(securityEvents).values(
    written.map(([kind, isRavi, at], step) => ({
      kind,
      userId: isRavi ? ravi.id : null,
      at: new Date(at),
      network: '203.0.113.0/24',
      details: { step, reason: 'otp-incorrect' },
    })),
  )
})

const list = (query: Record<string, unknown> = {}) => admin.send(fetchSecurityEvents, query)
const found = async (query: Record<string, unknown>) => (await list(query)).body.map(({ details }) => details['step'])

test('newest first, those of one instant by id, with account, network and details', async () => {
  expect(await found({})).toEqual([5, 4, 3, 2, 1, 0])
  const { body } = await list()
  expect(body[1]).toEqual({
    securityEventId: expect.any(Number),
    at: '2026-04-02T18:29:59.999Z',
    kind: 'sign-out',
    userId: ravi.id,
    name: 'Asha Verma',
    email: ravi.email,
    network: '203.0.113.0/24',
    details: { step: 4, reason: 'otp-incorrect' },
  })
  expect(body[0]).toMatchObject({ userId: null, name: null, email: null })
})

test('pages tell how long the whole list is', async () => {
  const { body, headers } = await list({ page: 2, pageSize: 4 })
  expect(body.map(({ details }) => details['step'])).toEqual([1, 0])
  expect(headers['total-count']).toBe('6')
})

test('of more than 10,000 events the latest 10,000 are counted and shown', async () => {
  await server.db.execute(sql`
    insert into security_events (at, kind, network, details)
    select now(), 'sign-in', '10.1.0.0/24', '{}' from generate_series(1, 10500)`)
  const { body, headers } = await list({ page: 100, pageSize: 100 })
  expect([body.length, headers['total-count']]).toEqual([100, '10000'])
  expect((await list({ page: 101, pageSize: 100 })).body).toEqual([])
  expect((await list({ page: 1_000_000, pageSize: 100 })).body).toEqual([])
})

describe('filters', () => {
  test.each([
    [{ kind: 'sign-in-failed' }, [5, 2, 1]],
    [{ search: 'mehta ravi' }, [4, 3, 1, 0]],
    [{ search: 'nobody' }, []],
    [{ search: '%' }, []],
    [{ search: "'; drop table security_events; --" }, []],
    [{ from: '2026-04-02', to: '2026-04-02' }, [4, 3, 2, 1]],
    [{ to: '2026-04-01' }, [0]],
    [{ kind: 'sign-in-failed', search: 'mehta' }, [1]],
  ])('%j', async (query, places) => {
    expect(await found(query)).toEqual(places)
    expect((await list({ ...query, page: 1, pageSize: 1 })).headers['total-count']).toBe(String(places.length))
  })

  test('by the account', async () => {
    expect(await found({ userId: ravi.id })).toEqual([4, 3, 1, 0])
    expect(await found({ userId: 9_999_999 })).toEqual([])
  })

  test.each([
    [{ kind: 'burglary' }, 'There is no such kind of event.'],
    [{ from: '2026-02-30' }, 'From must be a date such as 2026-04-01.'],
    [{ userId: 'x' }, 'UserId is missing or not an id.'],
    [{ search: 'a\u0000' }, "Search contains characters that can't be used."],
    [{ pageSize: 101 }, 'PageSize can be at most 100.'],
  ])('%j: %s', async (query, error) => {
    expect(await list(query)).toMatchObject({ status: 400, error })
  })
})

test('a visitor gets 401 and a buyer 403', async () => {
  expect((await new TestBrowser(server).send(fetchSecurityEvents)).status).toBe(401)
  expect((await buyer.send(fetchSecurityEvents)).status).toBe(403)
})
