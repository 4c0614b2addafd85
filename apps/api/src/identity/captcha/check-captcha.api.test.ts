import { like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { rateLimits } from '../../db/tables/platform/rate-limits'
import { freshEmail } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()

const ask = (browser: TestBrowser, headers: { captcha: string }) =>
  browser.send(emailLoginSent, { username: freshEmail('robot') }, headers)

const wrongSum = (right: { captcha: string }) => ({ captcha: String(Number(right.captcha) + 1) })

async function failOften(browser: TestBrowser, times: number) {
  const replies = []
  for (let tries = 0; tries < times; tries++) replies.push(await ask(browser, wrongSum(await browser.answerCaptcha())))
  return replies
}

describe('wrong sums', () => {
  test.each([
    { network: 'an IPv4 address', address: '203.0.113.7', rows: 1 },
    { network: 'an IPv6 network, which counts with its site too', address: '2001:db8:7:7::7', rows: 2 },
  ])('of $network fill $rows rows, however many challenges they answer', async ({ address, rows }) => {
    const before = await server.db.$count(rateLimits)
    const replies = await failOften(new TestBrowser(server, address), 8)
    expect(new Set(replies.map(({ error }) => error))).toEqual(new Set([accountMessages.loginCaptchaWrong]))
    expect((await server.db.$count(rateLimits)) - before).toBe(rows)
  })

  test('are limited per network: after sixty in an hour even a right one has to wait', async () => {
    const browser = new TestBrowser(server)
    const replies = await failOften(browser, 60)
    expect(replies.every(({ status }) => status === 400)).toBe(true)
    const refused = await ask(browser, await browser.answerCaptcha())
    expect(refused).toMatchObject({ status: 429, error: refusalTexts.tooManyWrongSums })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const elsewhere = new TestBrowser(server)
    expect((await ask(elsewhere, await elsewhere.answerCaptcha())).status).toBe(200)
  })

  test('answered to cookies of one’s own making count as well', async () => {
    const browser = new TestBrowser(server, '203.0.113.9')
    for (let tries = 0; tries < 3; tries++) {
      browser.cookies.set('LHCaptcha', `${tries}.${Date.now() + 60_000}.x.y`)
      await ask(browser, { captcha: '7' })
    }
    const rows = await server.db.select().from(rateLimits).where(like(rateLimits.key, '%203.0.113.9'))
    expect(rows).toMatchObject([{ points: 3 }])
  })
})

test('one right sum is good for five mails, from however many networks', async () => {
  const solver = new TestBrowser(server)
  const right = await solver.answerCaptcha()
  const statuses = []
  for (let mails = 0; mails < 6; mails++) {
    const browser = new TestBrowser(server)
    browser.cookies.set('LHCaptcha', solver.cookies.get('LHCaptcha') ?? '')
    statuses.push((await ask(browser, right)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 400])
})
