import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fetchAccounts } from '@lohahaat/contract/identity/accounts/account-details'
import { endSessions } from '@lohahaat/contract/identity/accounts/end-sessions'
import { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { endOwnSession, fetchSessions } from '@lohahaat/contract/identity/sessions/sessions'
import { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { sessions } from '../../db/tables/identity/sessions'
import { users } from '../../db/tables/identity/users'
import { someUser } from '../../testing/people'
import { useAdmin } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { buildTestApp, useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)

async function signedIn(email: string) {
  const browser = new TestBrowser(server)
  await browser.signIn(email)
  return browser
}

test('who is taken off the list of administrators is none in his very next call, and whoever is put on it is one', async () => {
  const email = await someUser(server.db)
  const chosen = await signedIn(email)
  const { app } = server
  server.app = await buildTestApp(server, {}, { adminEmails: new Set([email]) })
  const [removed, added] = [await admin.send(mailQueue), await chosen.send(mailQueue)]
  await server.app.close()
  server.app = app
  expect(removed).toMatchObject({ status: 403, error: refusalTexts.adminsOnly, headers: { role: 'User' } })
  expect(added).toMatchObject({ status: 200, headers: { role: 'Admin' } })
  expect((await chosen.send(fetchProfile)).body.role).toBe('User')
  expect((await admin.send(fetchProfile)).body.role).toBe('Admin')
})

test('the role that an older release kept of somebody makes him no administrator', async () => {
  const browser = await signedIn(await someUser(server.db))
  await server.db.update(users).set({ role: 'Admin' }).where(eq(users.id, browser.userId))
  expect(await browser.send(mailQueue)).toMatchObject({ status: 403, headers: { role: 'User' } })
  expect((await browser.send(fetchProfile)).body.role).toBe('User')
})

describe('a session lives for 90 days at most, however often it is used', () => {
  const signedInDaysAgo = (browser: TestBrowser, days: number) =>
    server.db
      .update(sessions)
      .set({ createdAt: sql`now() - ${days} * interval '1 day'`, lastSeenAt: sql`now() - interval '1 day'` })
      .where(eq(sessions.userId, browser.userId))
  const daysLeft = async (browser: TestBrowser) => {
    const left = sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float8 / 86400`
    const [row] = await server.db.select({ left }).from(sessions).where(eq(sessions.userId, browser.userId))
    return Math.round(row?.left ?? NaN)
  }

  test.each([
    { day: 10, left: 30 },
    { day: 60, left: 30 },
    { day: 75, left: 15 },
    { day: 89, left: 1 },
  ])('used on day $day it has $left days left', async ({ day, left }) => {
    const browser = await signedIn(await someUser(server.db))
    await signedInDaysAgo(browser, day)
    expect((await browser.send(fetchProfile)).status).toBe(200)
    expect(await daysLeft(browser)).toBe(left)
  })

  test('on day 90 it is over, also where an older release had let it slide on', async () => {
    const browser = await signedIn(await someUser(server.db))
    await signedInDaysAgo(browser, 90)
    expect((await browser.send(fetchProfile)).status).toBe(401)
  })
})

describe('one session of one’s own', () => {
  test('is ended, and no other', async () => {
    const email = await someUser(server.db)
    const [desk, phone, tablet] = [await signedIn(email), await signedIn(email), await signedIn(email)]
    const reply = await desk.send(endOwnSession, { sessionId: phone.values.get('UserLoginDetailId') })
    expect(reply.body).toEqual({ success: true })
    expect((await phone.send(fetchProfile)).status).toBe(401)
    expect((await tablet.send(fetchProfile)).status).toBe(200)
    expect((await desk.send(fetchSessions)).body).toHaveLength(2)
  })

  test('the present one too, and the browser is told', async () => {
    const browser = await signedIn(await someUser(server.db))
    const { headers } = await browser.send(endOwnSession, {
      sessionId: browser.values.get('UserLoginDetailId'),
    })
    expect(headers['userkey']).toBeUndefined()
    expect(browser.cookies.has('LHSession')).toBe(false)
  })

  test('somebody else’s is unknown, and goes on', async () => {
    const [mine, theirs] = [await signedIn(await someUser(server.db)), await signedIn(await someUser(server.db))]
    const reply = await mine.send(endOwnSession, { sessionId: theirs.values.get('UserLoginDetailId') })
    expect(reply).toMatchObject({ status: 400, error: refusalTexts.unknownRecord })
    expect((await theirs.send(fetchProfile)).status).toBe(200)
  })
})

describe('the accounts, for an administrator', () => {
  test('are found by business, with their role and where they are signed in', async () => {
    const email = await someUser(server.db, 'Zinc & Sons Galvanisers')
    await signedIn(email)
    await signedIn(email)
    const { body, headers } = await admin.send(fetchAccounts, { search: 'zinc galvan', page: 1, pageSize: 25 })
    expect(headers['total-count']).toBe('1')
    expect(body).toEqual([
      {
        userId: expect.any(Number),
        email,
        contactName: 'Asha Verma',
        legalName: 'Zinc & Sons Galvanisers',
        role: 'User',
        sellerName: null,
        memberSince: expect.any(String),
        sessions: 2,
        lastSeenAt: expect.any(String),
      },
    ])
  })

  test('without a session they are there as well', async () => {
    await someUser(server.db, 'Never Seen Traders')
    const { body } = await admin.send(fetchAccounts, { search: 'never seen' })
    expect(body).toMatchObject([{ sessions: 0, lastSeenAt: null }])
  })

  test('administrators are named', async () => {
    const { body } = await admin.send(fetchAccounts, { search: 'admin@lohahaat.example' })
    expect(body).toMatchObject([{ role: 'Admin' }])
  })

  test('one is signed out everywhere, nobody else is, and the audit says by whom', async () => {
    const email = await someUser(server.db)
    const [desk, phone, other] = [
      await signedIn(email),
      await signedIn(email),
      await signedIn(await someUser(server.db)),
    ]
    expect((await admin.send(endSessions, { userId: desk.userId })).body).toEqual({ success: true, ended: 2 })
    for (const browser of [desk, phone]) expect((await browser.send(fetchProfile)).status).toBe(401)
    for (const browser of [other, admin]) expect((await browser.send(fetchProfile)).status).toBe(200)
    const { body } = await admin.send(fetchAuditDetails, { resource: 'Sessions', recordId: desk.userId })
    expect(body).toMatchObject([
      { byEmail: 'admin@lohahaat.example', action: 'Deleted', before: { email, sessions: 2 } },
    ])
  })

  test('an unknown one is refused, and nothing is written down', async () => {
    const userId = 2_000_000_000
    expect(await admin.send(endSessions, { userId })).toMatchObject({
      status: 400,
      error: refusalTexts.unknownRecord,
    })
    expect((await admin.send(fetchAuditDetails, { resource: 'Sessions', recordId: userId })).body).toEqual([])
  })
})
