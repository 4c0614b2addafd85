import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { users } from '../../db/tables/identity/users'
import { someUser } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()

test('a whole visit leaves no address, no code and no secret in the log', async () => {
  const browser = new TestBrowser(server)
  const email = await someUser(server.db)
  await browser.signIn(email)
  const code = await server.mailedCode(email)
  const secrets = [browser.values.get('UserKey'), browser.cookies.get('LHSession'), email]
  await browser.send(loginCheck, { key: browser.values.get('UserKey') })
  await browser.send(logout, { key: '1' })
  const log = server.log.join('')
  expect(server.log.length).toBeGreaterThan(6)
  for (const secret of secrets) expect(log).not.toContain(secret)
  // Five digits may be part of a time; as a separate value they would be the code.
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
})

test('a failing query is logged without what it was asked with', async () => {
  const email = await someUser(server.db)
  const failure = await server.db
    .insert(users)
    .values({ email, contactName: 'A', legalName: 'B', phone: '1', gstNumber: '2', termsAcceptedAt: new Date() })
    .catch((error: unknown) => error)
  server.app.log.error({ err: failure }, 'failed')
  const other = await server.db.execute(sql`select ${email}::int`).catch((error: unknown) => error)
  server.app.log.error({ err: other }, 'failed')
  const lines = server.log.filter((line) => line.includes('"msg":"failed"')).join('')
  expect(lines).toContain('users_email')
  expect(lines).not.toContain(email)
})
