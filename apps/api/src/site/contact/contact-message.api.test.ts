import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contactMessage } from '@lohahaat/contract/site/contact/contact-message'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { messages } from '@lohahaat/contract/platform/messages'
import { contactMessages as texts } from '@lohahaat/contract/platform/messages/at-work'
import { contactMessages } from '../../db/tables/site/contact-messages'
import { mails } from '../../db/tables/platform/mails'
import { toHtml } from '../../platform/mail/letter'
import { copyOfMessage } from './contact-letters'
import { freshEmail } from '../../testing/people'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const SUPPORT = 'support@lohahaat.example'
const server = useTestServer()
const buyer = useBuyer(server)

const filled = (changes: object = {}) => ({
  name: 'Asha Verma',
  email: freshEmail('asha'),
  phone: '+91 98123-45678',
  message: 'Do you cut to length?\r\n25 pieces of 50x50.',
  ...changes,
})

const send = (form: object, key?: string, browser = new TestBrowser(server)) =>
  browser.send(contactMessage, form, key === undefined ? {} : { 'idempotency-key': key })
const kept = (email: string) => server.db.select().from(contactMessages).where(eq(contactMessages.email, email))
const mailsTo = (email: string) => server.db.select().from(mails).where(eq(mails.recipient, email))
const newestToSupport = async () =>
  (await server.db.select().from(mails).where(eq(mails.recipient, SUPPORT)).orderBy(desc(mails.id)).limit(1))[0]

test('a message is kept and mailed to support, which answers to its writer', async () => {
  const form = filled()
  expect((await send(form)).body).toEqual({ success: true, copied: false })
  const [message] = await kept(form.email)
  expect(message).toMatchObject({ name: 'Asha Verma', phone: '+91 98123-45678', userId: null })
  expect(message?.message).toBe('Do you cut to length?\n25 pieces of 50x50.')
  const mail = await newestToSupport()
  expect(mail).toMatchObject({ replyTo: form.email, subject: `Message ${message?.id} from the contact page` })
  for (const told of ['Asha Verma', form.email, '+91 98123-45678', '> 25 pieces of 50x50.', 'Not signed in'])
    expect(mail?.text).toContain(told)
  expect(await mailsTo(form.email)).toEqual([])
})

test('who is signed in is told from the session, whatever the form says', async () => {
  const form = filled()
  await send(form, undefined, buyer)
  expect((await kept(form.email))[0]?.userId).toBe(buyer.userId)
  expect((await newestToSupport())?.text).toContain('Signed in as: Verma Fabricators, buyer')
})

test('a copy goes to the address that was typed, and says why it comes', async () => {
  const form = filled({ copy: true })
  expect((await send(form)).body.copied).toBe(true)
  const [copy] = await mailsTo(form.email)
  expect(copy?.replyTo).toBe(SUPPORT)
  expect(copy?.text).toContain('> 25 pieces of 50x50.')
  expect(copy?.text).toContain('somebody entered this address on our contact page')
})

test('a mailbox gets three copies a day and no more, from wherever they are asked for; the message is kept all the same', async () => {
  const form = filled({ copy: true })
  const copied = []
  for (let sent = 0; sent < 4; sent++) copied.push((await send(form)).body.copied)
  expect(copied).toEqual([true, true, true, false])
  expect(await mailsTo(form.email)).toHaveLength(3)
  expect(await kept(form.email)).toHaveLength(4)
})

test.each([
  {
    say: 'e-mail address, however it is written',
    most: 5,
    next: (n: number) => filled({ email: n % 2 ? 'One@works.example' : 'one@works.example' }),
  },
  { say: 'network address', most: 20, browser: () => new TestBrowser(server, '10.9.9.9'), next: () => filled() },
])('at most $most messages an hour per $say', async ({ most, next, browser }) => {
  for (let n = 0; n < most; n++) expect((await send(next(n), undefined, browser?.())).status).toBe(200)
  const { status, error, headers } = await send(next(most), undefined, browser?.())
  expect({ status, error }).toEqual({ status: 429, error: refusalTexts.tooManyRequests })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('a double press sends once, one after the other and at the same moment', async () => {
  const form = filled({ copy: true })
  const pressed = await Promise.all([1, 2, 3].map(() => send(form, 'visit 1')))
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await send(form, 'visit 1')).body).toEqual({ success: true, copied: true })
  expect(await kept(form.email)).toHaveLength(1)
  expect(await mailsTo(form.email)).toHaveLength(1)
  await send(form, 'visit 2')
  expect(await kept(form.email)).toHaveLength(2)
})

test('a message that can’t be mailed isn’t kept either: the writer learns that it failed', async () => {
  const form = filled()
  await server.db.execute(sql`alter table mails add constraint no_more check (id < 0) not valid`)
  expect((await send(form)).status).toBe(500)
  await server.db.execute(sql`alter table mails drop constraint no_more`)
  expect(await kept(form.email)).toEqual([])
})

describe('what can’t be a message is refused, and nothing is kept or mailed', () => {
  test.each([
    { field: 'name', typed: ' ', error: texts.nameMissing },
    { field: 'name', typed: 'x'.repeat(51), error: 'Name can have at most 50 characters.' },
    { field: 'name', typed: 'Asha\r\nBcc: all@works.example', error: "Name contains characters that can't be used." },
    { field: 'email', typed: undefined, error: messages.emailMissing },
    { field: 'email', typed: 'asha@works.example\nBcc: all@works.example', error: messages.emailInvalid },
    { field: 'email', typed: 'a@works.example, b@works.example', error: messages.emailInvalid },
    { field: 'phone', typed: '', error: texts.phoneMissing },
    { field: 'phone', typed: '+91 98-12', error: undefined },
    { field: 'phone', typed: '12 34 5', error: texts.phoneInvalid },
    { field: 'phone', typed: 'call 981234567', error: texts.phoneInvalid },
    { field: 'phone', typed: `${'1'.repeat(100_000)}x`, error: 'Phone can have at most 15 characters.' },
    { field: 'message', typed: '\n \n', error: texts.messageMissing },
    { field: 'message', typed: 'x'.repeat(2001), error: 'Message can have at most 2,000 characters.' },
    { field: 'message', typed: 'a\u0000b', error: "Message contains characters that can't be used." },
    { field: 'message', typed: `${'क'.repeat(1999)}\n`, error: undefined },
  ])('$field: $error', async ({ field, typed, error }) => {
    const form = filled({ [field]: typed })
    const reply = await send(form)
    expect(reply).toMatchObject(error === undefined ? { status: 200 } : { status: 400, error })
    expect(await kept(form.email)).toHaveLength(error === undefined ? 1 : 0)
  })
})

test('what was typed is text in the mail, with its line breaks', () => {
  const html = toHtml(copyOfMessage({ number: 1, ...filled({ message: '<b>\n</b>' }) }, SUPPORT))
  expect(html).toContain('&lt;b&gt;<br>&lt;/b&gt;')
})
