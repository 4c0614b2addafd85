import { and, eq, isNull, sum } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { oneTimeCodes } from '../../db/tables/identity/one-time-codes'
import { someUser } from '../../testing/people'
import { spend } from '../../testing/spend'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { letMinutesPass } from '../../testing/time'

const server = useTestServer()

const NETWORKS = 1000
const CODES = 10
const CONCURRENCY = 20
const MINUTES_OF_A_DAY = 24 * 60
/** A busy machine takes longer for a thousand calls. */
const TIMEOUT_MS = 180_000

const ask = async (browser: TestBrowser, username: string) =>
  browser.send(emailLoginSent, { username }, await browser.answerCaptcha())

const enterByLink = async (email: string) =>
  new TestBrowser(server).send(loginByLink, { link: await server.mailedLink(email) })

/** How often somebody without a known browser could guess a code of this account. */
async function guessesMade(email: string) {
  const strangers = and(eq(oneTimeCodes.email, email), isNull(oneTimeCodes.deviceId))
  const [made] = await server.db
    .select({ tries: sum(oneTimeCodes.wrongTries).mapWith(Number) })
    .from(oneTimeCodes)
    .where(strangers)
  return made?.tries
}

async function ownerAtHome() {
  const [home, email] = [new TestBrowser(server), await someUser(server.db)]
  await home.signIn(email)
  await letMinutesPass(server.db, MINUTES_OF_A_DAY)
  return { home, email }
}

test(
  'with 1,000 networks an attacker gets 50 guesses a day, and the owner gets in all the same',
  { timeout: TIMEOUT_MS },
  async () => {
    const { home, email } = await ownerAtHome()
    const networks = Array.from({ length: NETWORKS }, (_, n) => new TestBrowser(server, `198.18.${n >> 8}.${n & 255}`))
    const answers: Record<string, number> = {}
    const attack = async (browsers: TestBrowser[], password: string) => {
      const guesses = browsers.map((browser) => browser.send(login, { username: email, password }))
      for (const { headers } of await Promise.all(guesses)) {
        const code = String(headers['error-code'])
        answers[code] = (answers[code] ?? 0) + 1
      }
    }
    for (let round = 0; round < CODES; round++) {
      const some = networks.splice(0, CONCURRENCY)
      expect((await ask(some[0] ?? home, email)).status).toBe(200)
      const wrong = (await server.mailedCode(email)) === '00000' ? '00001' : '00000'
      await attack(some, wrong)
      // The code of this mail is dead by now; its link is not, and the owner opens it on a new phone.
      if (round === CODES - 1) expect((await enterByLink(email)).status).toBe(200)
      if (round % 3 === 0) expect((await home.signIn(email)).status).toBe(200)
      await letMinutesPass(server.db, 6)
    }
    while (networks.length > 0) await attack(networks.splice(0, CONCURRENCY), '00000')
    const {
      'otp-incorrect': incorrect,
      'otp-too-many-tries': dead = 0,
      'otp-tries-spent': spent = 0,
      ...other
    } = answers
    expect([incorrect, dead + spent, other]).toEqual([50, NETWORKS - 50, {}])
    // Whoever comes late to the last code hears that the day is spent, and not that the code is dead.
    expect(spent).toBeGreaterThanOrEqual(NETWORKS - CODES * CONCURRENCY)
    expect(await guessesMade(email)).toBe(50)

    const stranger = new TestBrowser(server)
    expect(await ask(stranger, email)).toMatchObject({ status: 400, error: refusalTexts.otpDailyLimit })
    expect((await enterByLink(email)).status).toBe(200)
    expect(await stranger.send(login, { username: email, password: '00000' })).toMatchObject({ status: 429 })
    expect((await home.signIn(email)).status).toBe(200)
    expect(await guessesMade(email)).toBe(50)
  },
)

test('strangers have 1,000 guesses a day over all accounts; then a new browser signs in by the link', async () => {
  const { home, email } = await ownerAtHome()
  await spend(server.db, 'wrong-strangers:sign-in', 1000)
  const newPhone = new TestBrowser(server)
  expect((await ask(newPhone, email)).status).toBe(200)
  const right = { username: email, password: await server.mailedCode(email) }
  expect(await newPhone.send(login, right)).toMatchObject({ status: 429, error: refusalTexts.otpTriesSpent })
  expect((await enterByLink(email)).status).toBe(200)
  expect((await home.signIn(email)).status).toBe(200)
})

test('all known browsers of one account have 500 guesses a day', async () => {
  const { home, email } = await ownerAtHome()
  await spend(server.db, `wrong-known:${email}`, 500)
  expect(await home.signIn(email)).toMatchObject({ status: 429, error: refusalTexts.otpTriesSpent })
  expect((await enterByLink(email)).status).toBe(200)
})
