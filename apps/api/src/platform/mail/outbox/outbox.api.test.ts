import { desc, eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { mails } from '../../../db/tables/platform/mails'
import { folderTransport } from '../mail-transport'
import { someUser } from '../../../testing/people'
import { TestBrowser } from '../../../testing/test-browser'
import { useTestServer } from '../../../testing/test-server'

const folder = await mkdtemp(join(tmpdir(), 'lh-outbox-'))
const server = useTestServer({ outboxFolder: folder })
afterAll(() => rm(folder, { recursive: true }))

/** The mails of a test server stay in its queue, so the newest is sent here. */
async function carryNewest(email: string) {
  const [mail] = await server.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1)
  if (mail) await folderTransport(folder, 'LohaHaat <site@lohahaat.example>').send(mail)
}

async function linkTo(email: string) {
  const { body } = await server.app.inject({ url: '/outbox/sign-in-link', query: { to: email } })
  return (JSON.parse(body) as { link: string | null }).link
}

test('a demo account can be signed in to all day, from browsers old and new', async () => {
  const email = await someUser(server.db)
  const old = new TestBrowser(server)
  for (let time = 1; time <= 30; time++) {
    const browser = time % 2 === 0 ? old : new TestBrowser(server)
    await browser.send(emailLoginSent, { username: email }, await browser.answerCaptcha())
    await carryNewest(email)
    expect((await browser.send(loginByLink, { link: await linkTo(email) })).status, `the ${time}. time`).toBe(200)
  }
})

test('there is a link as long as one is good', async () => {
  const email = await someUser(server.db)
  expect(await linkTo(email)).toBeNull()
  const browser = new TestBrowser(server)
  await browser.send(emailLoginSent, { username: email }, await browser.answerCaptcha())
  await carryNewest(email)
  const link = await linkTo(email.toUpperCase())
  expect(link).toMatch(/^[\w-]{22}$/)
  await browser.send(loginByLink, { link })
  expect(await linkTo(email)).toBeNull()
})
