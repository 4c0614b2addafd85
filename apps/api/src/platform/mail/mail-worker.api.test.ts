import { eq, sql } from 'drizzle-orm'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test, vi } from 'vitest'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { mails } from '../../db/tables/platform/mails'
import { someUser } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { smtpTransport } from './mail-transport'
import { retryDelay, startMailWorker } from './mail-worker'
import { claimDueMails } from './mails.repository'
import { queueLetter } from './queue-letter'

const server = useTestServer()
const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const part of running.splice(0)) await part.stop()
})

/** A real mail relay on this machine that stores what it gets. */
async function startRelay(port = 0) {
  const received: Email[] = []
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks))
          .then((mail) => received.push(mail))
          .then(() => done())
      })
    },
  })
  relay.listen(port, '127.0.0.1')
  await once(relay.server, 'listening')
  running.push({ stop: () => new Promise((resolve) => relay.close(() => resolve())) })
  return { received, port: (relay.server.address() as AddressInfo).port }
}

function startWorker(port: number) {
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'LohaHaat <no-reply@lohahaat.example>')
  running.push(startMailWorker(server.db, transport, server.app.log))
}

const mailOf = async (email: string) => (await server.db.select().from(mails).where(eq(mails.recipient, email)))[0]

async function askForCode(browser: TestBrowser) {
  const username = await someUser(server.db)
  const reply = await browser.send(emailLoginSent, { username }, await browser.answerCaptcha())
  return { username, reply }
}

test('a sign-in goes through a real mail relay, as text and as HTML', async () => {
  const { received, port } = await startRelay()
  startWorker(port)
  const browser = new TestBrowser(server)
  const { username } = await askForCode(browser)
  await vi.waitUntil(() => received.length === 1, { timeout: 10_000 })
  const [mail] = received
  expect(mail).toMatchObject({ subject: 'Your LohaHaat sign-in OTP', from: { address: 'no-reply@lohahaat.example' } })
  expect(mail?.to).toMatchObject([{ address: username }])
  const code = mail?.text?.match(/^\d{5}$/m)?.[0]
  expect(mail?.html).toContain(code)
  expect((await browser.send(login, { username, password: code })).status).toBe(200)
})

test('a mail that was sent no longer holds its code', async () => {
  const { received, port } = await startRelay()
  startWorker(port)
  const { username } = await askForCode(new TestBrowser(server))
  await vi.waitUntil(async () => received.length === 1 && (await mailOf(username))?.sentAt, { timeout: 10_000 })
  expect(await mailOf(username)).toMatchObject({ text: null, html: null, lastError: null })
})

test('with the relay down sign-in still answers, and the mail goes out once it is back', async () => {
  const { port } = await startRelay()
  await running.pop()?.stop()
  startWorker(port)
  const { username, reply } = await askForCode(new TestBrowser(server))
  expect(reply.status).toBe(200)
  await vi.waitUntil(async () => (await mailOf(username))?.lastError, { timeout: 10_000 })
  const messageId = (await mailOf(username))?.messageId

  const admin = new TestBrowser(server)
  await server.db.update(mails).set({ nextTryAt: new Date(Date.now() + 3_600_000) })
  await admin.signIn('admin@lohahaat.example')
  const { body } = await admin.send(mailQueue)
  // The administrator's own code may have failed too.
  expect(body.failing).toContainEqual(expect.objectContaining({ recipient: username, attempts: 1 }))

  const { received } = await startRelay(port)
  await server.db.update(mails).set({ nextTryAt: new Date() }).where(eq(mails.recipient, username))
  await vi.waitUntil(() => received.some((mail) => mail.messageId === messageId), { timeout: 10_000 })
})

test('two workers send each mail once', async () => {
  const { received, port } = await startRelay()
  startWorker(port)
  startWorker(port)
  const asked = await Promise.all(Array.from({ length: 10 }, () => askForCode(new TestBrowser(server))))
  const sent = async () =>
    (await Promise.all(asked.map(({ username }) => mailOf(username)))).every((mail) => mail?.sentAt)
  await vi.waitUntil(sent, { timeout: 20_000 })
  const recipients = received.flatMap((mail) => mail.to?.map(({ address }) => address))
  expect(recipients.toSorted()).toEqual(asked.map(({ username }) => username).toSorted())
})

test('a mail that went out while the queue could not be told does not go out again', async () => {
  await server.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'away'; end $$`)
  await server.db.execute(sql`create trigger away before update on mails for each row
    when (new.sent_at is not null) execute function refuse()`)
  const { received, port } = await startRelay()
  startWorker(port)
  const { username } = await askForCode(new TestBrowser(server))
  await vi.waitUntil(() => received.length === 1, { timeout: 10_000 })
  await server.db
    .update(mails)
    .set({ nextTryAt: new Date(0) })
    .where(eq(mails.recipient, username))
  await server.db.execute(sql`drop function refuse cascade`)
  await vi.waitUntil(async () => (await mailOf(username))?.sentAt, { timeout: 10_000 })
  expect(received).toHaveLength(1)
})

test('a mail that one worker has taken is left alone by the others until its lease is over', async () => {
  const { username } = await askForCode(new TestBrowser(server))
  const now = new Date()
  const lease = new Date(now.getTime() + 60_000)
  const claimAt = async (at: Date) =>
    (await claimDueMails(server.db, at, lease, 10)).filter(({ recipient }) => recipient === username)
  expect(await claimAt(now)).toMatchObject([{ attempts: 1 }])
  expect(await claimAt(now)).toEqual([])
  expect(await claimAt(lease)).toMatchObject([{ attempts: 2 }])
})

test('who waits for a code gets it before all letters that are queued', async () => {
  await server.db.delete(mails)
  await queueLetter(server.db, 'somebody@lohahaat.example', () => ({
    subject: 'News',
    heading: 'News',
    paragraphs: [],
    closing: '',
  }))
  const { username } = await askForCode(new TestBrowser(server))
  const now = new Date()
  expect(await claimDueMails(server.db, now, new Date(now.getTime() + 60_000), 1)).toMatchObject([
    { recipient: username },
  ])
})

test('tries come ever more rarely, at most a quarter of an hour apart', () => {
  expect([1, 2, 3, 20].map(retryDelay)).toEqual([5000, 10_000, 20_000, 900_000])
})
