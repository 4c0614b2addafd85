import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { messages } from '@lohahaat/contract/platform/messages'
import { confirm } from '@lohahaat/contract/site/newsletter/confirm'
import { subscribe } from '@lohahaat/contract/site/newsletter/subscribe'
import { unsubscribe } from '@lohahaat/contract/site/newsletter/unsubscribe'
import { mails } from '../../db/tables/platform/mails'
import { newsletterSubscribers as subscribers } from '../../db/tables/site/newsletter-subscribers'
import { freshEmail } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()

const ask = (email: string, browser = new TestBrowser(server)) => browser.send(subscribe, { email })
const press = (call: typeof confirm | typeof unsubscribe, token: string) =>
  new TestBrowser(server).send(call, { token })
const entryOf = async (email: string) =>
  (await server.db.select().from(subscribers).where(eq(subscribers.email, email.toLowerCase())))[0]
const mailsTo = (email: string) =>
  server.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id))

/** The token of the link in the newest mail to an address. */
async function linked(page: 'confirm' | 'unsubscribe', email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? ''
  return new RegExp(`https://lohahaat\\.example/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? ''
}

/** Simulates the passing of days for one address by moving its dates back. */
const letDaysPass = (email: string, days: number) =>
  server.db
    .update(subscribers)
    .set({
      nextMailAt: sql`${subscribers.nextMailAt} - ${days} * interval '1 day'`,
      confirmUntil: sql`${subscribers.confirmUntil} - ${days} * interval '1 day'`,
    })
    .where(eq(subscribers.email, email))

async function confirmed(name: string): Promise<string> {
  const email = freshEmail(name)
  await ask(email)
  await press(confirm, await linked('confirm', email))
  return email
}

describe('double opt-in', () => {
  test('asking alone puts nobody on the list; the link of the mail does, once, with its proof, and welcomes', async () => {
    const email = freshEmail('reader')
    expect(await ask(email)).toMatchObject({ status: 200, body: { success: true } })
    expect(await entryOf(email)).toMatchObject({ state: 'pending', confirmedAt: null })
    const token = await linked('confirm', email)
    expect(token).toHaveLength(43)
    expect((await entryOf(email))?.confirmHash).not.toContain(token)

    for (let presses = 0; presses < 2; presses++) expect((await press(confirm, token)).status).toBe(200)
    expect(await entryOf(email)).toMatchObject({
      state: 'confirmed',
      requestedAt: expect.any(Date),
      confirmedAt: expect.any(Date),
      confirmedFrom: expect.stringMatching(/^10\.1\.\d+\.\d+, A browser$/),
    })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Please confirm the LohaHaat newsletter',
      'You will get the LohaHaat newsletter',
    ])
  })

  test('every mail carries its way out, in the text and for the mail program', async () => {
    const email = await confirmed('reader')
    for (const { text, html, unsubscribeUrl } of await mailsTo(email)) {
      expect(unsubscribeUrl).toMatch(/^https:\/\/lohahaat\.example\/newsletter\/unsubscribe\?token=\d+\.[\w-]{43}$/)
      expect(text).toContain(unsubscribeUrl)
      expect(html).toContain(`href="${unsubscribeUrl}"`)
    }
  })

  test('a link is valid for 7 days', async () => {
    const [early, late] = [freshEmail('early'), freshEmail('late')]
    for (const email of [early, late]) await ask(email)
    await letDaysPass(early, 6.99)
    await letDaysPass(late, 7)
    expect((await press(confirm, await linked('confirm', early))).status).toBe(200)
    expect(await press(confirm, await linked('confirm', late))).toMatchObject({
      status: 400,
      error: refusalTexts.newsletterLinkDead,
    })
  })

  test.each(['', 'x', 'a b', 'x'.repeat(101), '1.x'])('%o is no link', async (token) => {
    expect((await press(confirm, token)).status).toBe(400)
    expect((await press(unsubscribe, token)).status).toBe(400)
  })
})

describe('nobody can find out who reads it', () => {
  test('the answer is the same for a new, a waiting, a confirmed and an unsubscribed address', async () => {
    const [unknown, waiting, reader, former] = [
      freshEmail('new'),
      freshEmail('waiting'),
      await confirmed('reader'),
      await confirmed('former'),
    ]
    await ask(waiting)
    await press(unsubscribe, await linked('unsubscribe', former))
    for (const email of [unknown, waiting, reader, former]) {
      const { status, body, headers } = await ask(email)
      expect({ status, body, length: headers['content-length'] }).toEqual({
        status: 200,
        body: { success: true },
        length: '16',
      })
    }
  })

  test('who is on the list is told so by mail, and stays on it', async () => {
    const email = await confirmed('reader')
    await letDaysPass(email, 1)
    await ask(email)
    expect((await mailsTo(email)).at(-1)).toMatchObject({ subject: 'You get the LohaHaat newsletter already' })
    expect((await entryOf(email))?.state).toBe('confirmed')
  })
})

describe('a mailbox isn’t flooded', () => {
  test('one mail in six hours, however the address is written and however often at once', async () => {
    const email = freshEmail('flooded')
    await Promise.all(Array.from({ length: 10 }, () => ask(email)))
    expect((await ask(email.toUpperCase())).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo(email.toUpperCase())).toEqual([])
    await letDaysPass(email, 0.26)
    await ask(email)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('an owner who says no to being asked has a month of peace', async () => {
    const email = freshEmail('peaceful')
    await ask(email)
    await press(unsubscribe, await linked('unsubscribe', email))
    await letDaysPass(email, 29)
    await ask(email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('twenty addresses an hour from one network address', async () => {
    const browser = new TestBrowser(server)
    const statuses = []
    for (let sent = 0; sent < 21; sent++) statuses.push((await ask(freshEmail('list'), browser)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
  })
})

describe('unsubscribing', () => {
  test('works with the oldest link, again and again, and kills the link to confirm with', async () => {
    const email = freshEmail('former')
    await ask(email)
    const [opening, ending] = [await linked('confirm', email), await linked('unsubscribe', email)]
    await press(confirm, opening)
    expect((await press(unsubscribe, ending)).status).toBe(200)
    expect(await entryOf(email)).toMatchObject({ state: 'unsubscribed', unsubscribedBy: 'page' })
    expect((await press(confirm, opening)).status).toBe(400)
    await letDaysPass(email, 4000)
    expect((await press(unsubscribe, ending)).status).toBe(200)
  })

  test('coming back needs confirming again, and is asked at once', async () => {
    const email = await confirmed('returning')
    await press(unsubscribe, await linked('unsubscribe', email))
    await ask(email)
    expect((await entryOf(email))?.state).toBe('pending')
    await press(confirm, await linked('confirm', email))
    expect((await entryOf(email))?.state).toBe('confirmed')
  })

  test('a link of one address ends no other', async () => {
    const [one, other] = [await confirmed('one'), await confirmed('other')]
    const [token, id] = [await linked('unsubscribe', one), (await entryOf(other))?.id]
    expect((await press(unsubscribe, token.replace(/^\d+/, String(id)))).error).toBe(refusalTexts.unsubscribeLinkWrong)
    expect((await entryOf(other))?.state).toBe('confirmed')
  })

  test('the button of a mail program posts a form to the address of the page', async () => {
    const email = await confirmed('reader')
    const post = (token: string) =>
      server.app.inject({
        method: 'POST',
        url: `/newsletter/unsubscribe?token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await post('1.x')).statusCode).toBe(400)
    expect((await entryOf(email))?.state).toBe('confirmed')
    expect((await post(await linked('unsubscribe', email))).statusCode).toBe(200)
    expect(await entryOf(email)).toMatchObject({ state: 'unsubscribed', unsubscribedBy: 'mail program' })
  })
})

test.each([
  { email: '', error: messages.emailMissing },
  { email: 'asha', error: messages.emailInvalid },
  { email: 'asha@works.example\r\nBcc: all@works.example', error: messages.emailInvalid },
])('$email is no address', async ({ email, error }) => {
  const before = await server.db.$count(subscribers)
  expect(await ask(email)).toMatchObject({ status: 400, error })
  expect(await server.db.$count(subscribers)).toBe(before)
})
