import { beforeAll, describe, expect, test } from 'vitest'
import { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import { fetchAuditFilters } from '@lohahaat/contract/platform/audit/audit-filters'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { users } from '../../db/tables/identity/users'
import { someUser } from '../../testing/people'
import { useAdmin } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
let people: { id: number; email: string; contactName: string }[]

/** Entries by two users around midnight in India, oldest first. */
const written = [
  ['Created', 'Brand', 7, '2026-04-01T18:29:59.999Z'],
  ['Updated', 'Brand', 7, '2026-04-01T18:30:00.000Z'],
  ['Updated', 'Seller', 7, '2026-04-02T06:00:00.000Z'],
  ['Updated', 'Brand', 8, '2026-04-02T06:00:00.000Z'],
  ['Deleted', 'Brand', 7, '2026-04-02T18:29:59.999Z'],
  ['Created', 'Fees', null, '2026-04-02T18:30:00.000Z'],
] as const

beforeAll(async () => {
  await someUser(server.db, 'Mehta Tubes', 'ravi@mehta.example')
  people = await server.db.select().from(users).orderBy(users.id)
  await server.db.insert(auditEntries).values(
    written.map(([action, resource, recordId, at], n) => ({
      userId: idOf(n % 2 ? 'ravi@mehta.example' : 'admin@lohahaat.example'),
      action,
      resource,
      recordId,
      at: new Date(at),
      before: n ? { step: n - 1 } : null,
      after: { step: n },
    })),
  )
})

const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? 0
const list = (query: Record<string, unknown> = {}) => admin.send(fetchAuditDetails, query)
/** The indexes of the entries found. */
const found = async (query: Record<string, unknown>) =>
  (await list(query)).body.map(({ after }) => after?.['step'] as number)

test('newest first, those of one instant by id, with who and what', async () => {
  expect(await found({})).toEqual([5, 4, 3, 2, 1, 0])
  const admin = people.find(({ email }) => email === 'admin@lohahaat.example')
  expect((await list()).body[1]).toEqual({
    auditId: expect.any(Number),
    at: '2026-04-02T18:29:59.999Z',
    by: admin?.contactName,
    byEmail: 'admin@lohahaat.example',
    action: 'Deleted',
    resource: 'Brand',
    recordId: 7,
    rowCount: null,
    before: { step: 3 },
    after: { step: 4 },
  })
})

test('pages tell how long the whole list is', async () => {
  const { body, headers } = await list({ page: 2, pageSize: 4 })
  expect(body.map(({ after }) => after?.['step'])).toEqual([1, 0])
  expect(headers['total-count']).toBe('6')
  expect((await list({ page: 9, pageSize: 4 })).body).toEqual([])
})

describe('filters', () => {
  test.each([
    [{ resource: 'Brand' }, [4, 3, 1, 0]],
    [{ resource: 'brand' }, []],
    [{ resource: '' }, [5, 4, 3, 2, 1, 0]],
    [{ action: 'Updated' }, [3, 2, 1]],
    [{ recordId: 7 }, [4, 2, 1, 0]],
    [{ recordId: 7, resource: 'Brand', action: 'Updated' }, [1]],
    [{ search: 'ravi' }, [5, 3, 1]],
    [{ search: 'MEHTA asha' }, [5, 3, 1]],
    [{ search: 'nobody' }, []],
    [{ search: '%' }, []],
    [{ search: "'; drop table audit_entries; --" }, []],
    [{ from: '2026-04-02' }, [5, 4, 3, 2, 1]],
    [{ to: '2026-04-01' }, [0]],
    [{ from: '2026-04-02', to: '2026-04-02' }, [4, 3, 2, 1]],
    [{ from: '2026-04-03', to: '2026-04-02' }, []],
    [{ from: '2000-01-01', to: '2099-12-31' }, [5, 4, 3, 2, 1, 0]],
  ])('%j', async (query, places) => {
    expect(await found(query)).toEqual(places)
    expect((await list({ ...query, page: 1, pageSize: 1 })).headers['total-count']).toBe(String(places.length))
  })

  test('by the id of who it was', async () => {
    expect(await found({ userId: idOf('ravi@mehta.example') })).toEqual([5, 3, 1])
    expect(await found({ userId: 9_999_999 })).toEqual([])
  })

  test.each([
    [{ from: '2026-02-30' }, 'From must be a date such as 2026-04-01.'],
    [{ to: '01-04-2026' }, 'To must be a date such as 2026-04-01.'],
    [{ to: '9999-12-31' }, 'To must be a date such as 2026-04-01.'],
    [{ from: '0000-01-01' }, 'From must be a date such as 2026-04-01.'],
    [{ from: "2026-04-01'" }, 'From must be a date such as 2026-04-01.'],
    [{ action: 'Burnt' }, 'There is no such action.'],
    [{ search: 'a\u0000' }, "Search contains characters that can't be used."],
    [{ resource: 'a\u0000' }, "Resource contains characters that can't be used."],
    [{ userId: 'x' }, 'UserId is missing or not an id.'],
    [{ recordId: '99999999999' }, 'RecordId is too large.'],
    [{ pageSize: 101 }, 'PageSize can be at most 100.'],
  ])('%j: %s', async (query, error) => {
    expect(await list(query)).toMatchObject({ status: 400, error })
  })
})

test('what can be chosen is what there is, each once', async () => {
  const { body } = await admin.send(fetchAuditFilters)
  expect(body).toMatchObject({ resources: ['Brand', 'Fees', 'Seller'], actions: ['Created', 'Updated', 'Deleted'] })
  expect(body.people.map(({ userId }) => userId).sort()).toEqual(
    [idOf('admin@lohahaat.example'), idOf('ravi@mehta.example')].sort(),
  )
})

test('what an administrator does is there at once', async () => {
  const { body } = await admin.send(brandDetails.calls.create, { brandName: 'Seen', brandDescription: 'At once' })
  const [entry] = (await list({ pageSize: 1 })).body
  expect(entry).toMatchObject({ action: 'Created', resource: 'Brand', recordId: body.brandId, before: null })
})

test('a visitor gets 401 and a buyer 403', async () => {
  const buyer = new TestBrowser(server)
  await buyer.signIn(await someUser(server.db))
  for (const call of [fetchAuditDetails, fetchAuditFilters]) {
    expect((await new TestBrowser(server).send(call)).status).toBe(401)
    expect((await buyer.send(call)).status).toBe(403)
  }
})

test('without entries there is nothing to choose', async () => {
  await server.db.delete(auditEntries)
  expect((await admin.send(fetchAuditFilters)).body).toMatchObject({ resources: [], people: [] })
})
