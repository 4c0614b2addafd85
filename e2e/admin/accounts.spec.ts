import { expect, test } from '@playwright/test'
import { messages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { sessionValueNames } from '@lohahaat/contract/platform/session-values'
import { codeMailedBy, mailsTo } from '../people/outbox'
import { newBuyer } from '../people/buyer'
import { answerCaptcha, newEmail, onceOnly, openMenu, signIn, signUp, visit } from '../people/person'

test('a visitor lands, signs up, is signed in by that, signs out and in again', async ({ page }) => {
  const email = newEmail()
  await visit(page, '/')
  await openMenu(page)
  await page.getByRole('link', { name: 'Get Started' }).locator('visible=true').first().click()
  await signUp(page, email, 'वर्मा स्टील')
  await expect(page.getByText(accountMessages.userCreated)).toBeVisible()
  await expect(page).toHaveURL('/')
  await openMenu(page)
  await expect(page.getByText('वर्मा स्टील').locator('visible=true').first()).toBeVisible()
  await expect(page.getByText(email).locator('visible=true').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).locator('visible=true').click()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('UserKey')
  await visit(page, '/profile')
  await expect(page).toHaveURL('/')
  await visit(page, '/login?returnTo=%2Fprofile')
  await signIn(page, email)
  await expect(page).toHaveURL('/profile')
})

test(
  'the session lives in cookies of 30 days, and its secret is out of reach of scripts',
  onceOnly,
  async ({ page }) => {
    const email = await newBuyer(page)
    await page.context().clearCookies()
    await visit(page, '/login')
    await signIn(page, email)
    await page.waitForURL('/')
    const cookies = await page.context().cookies()
    const inAMonth = Date.now() / 1000 + 30 * 24 * 3600
    for (const name of [...sessionValueNames, 'LHSession']) {
      const cookie = cookies.find((candidate) => candidate.name === name)
      expect(cookie, name).toMatchObject({ path: '/', httpOnly: name === 'LHSession', sameSite: 'Lax' })
      expect(Math.abs((cookie?.expires ?? 0) - inAMonth)).toBeLessThan(3600)
    }
  },
)

test.describe('signing in', onceOnly, () => {
  test('an empty and a bad address are named, and the bad one is cleared', async ({ page }) => {
    await visit(page, '/login')
    const email = page.getByRole('main').getByRole('textbox', { name: 'E-mail address' })
    await email.focus()
    await email.blur()
    await expect(page.getByText(messages.emailMissing)).toBeVisible()
    await email.fill('asha@works')
    await email.blur()
    await expect(page.getByText(messages.emailInvalid)).toBeVisible()
    await expect(email).toHaveValue('')
  })

  test('a wrong sum is named and mails nothing; the right one mails the OTP', async ({ page }) => {
    const email = newEmail()
    await visit(page, '/login')
    await page.getByRole('main').getByRole('textbox', { name: 'E-mail address' }).fill(email)
    await page.keyboard.press('Enter')
    await page.getByLabel(/^What is/).fill('99')
    await expect(page.getByText(accountMessages.loginCaptchaWrong)).toBeVisible()
    expect(await mailsTo(email)).toEqual([])
    await answerCaptcha(page)
    await expect(page.getByText(accountMessages.otpSent(email))).toBeVisible()
    await expect(page.getByRole('button', { name: /Send OTP again in 4:\d\d/ })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'OTP' })).toHaveAttribute('autocomplete', 'one-time-code')
  })

  test('without the OTP it asks for both; a wrong OTP is named and starts over', async ({ page }) => {
    const email = await newBuyer(page)
    await page.context().clearCookies()
    await visit(page, '/login')
    await page.getByRole('main').getByRole('textbox', { name: 'E-mail address' }).fill(email)
    await page.keyboard.press('Enter')
    const right = await codeMailedBy(email, () => answerCaptcha(page))
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(accountMessages.loginIncomplete)).toBeVisible()
    await page.getByRole('textbox', { name: 'OTP' }).fill(right === '00000' ? '00001' : '00000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(accountMessages.otpIncorrect)).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail address' })).toHaveValue('')
  })

  test('a second OTP within 5 minutes is refused, and the field for the first is still there', async ({ page }) => {
    const email = newEmail()
    for (const text of [accountMessages.otpSent(email), accountMessages.otpAlreadySent]) {
      await visit(page, '/login')
      await page.getByRole('main').getByRole('textbox', { name: 'E-mail address' }).fill(email)
      await page.keyboard.press('Enter')
      await answerCaptcha(page)
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible()
    }
  })

  test('the OTP field takes digits only, and a pasted code with a space in it', async ({ page }) => {
    await visit(page, '/login')
    await page.getByRole('main').getByRole('textbox', { name: 'E-mail address' }).fill(newEmail())
    await page.keyboard.press('Enter')
    await answerCaptcha(page)
    const otp = page.getByRole('textbox', { name: 'OTP' })
    await otp.pressSequentially('1a2')
    await expect(otp).toHaveValue('12')
    await otp.evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', ' 12 345 ')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(otp).toHaveValue('12345')
  })

  test('who is signed in already goes on to the landing page', async ({ page }) => {
    await newBuyer(page)
    await visit(page, '/Login')
    await expect(page).toHaveURL('/')
    await visit(page, '/signup')
    await expect(page).toHaveURL('/')
  })

  test('what is left of a dead session is cleared away', async ({ page, context, baseURL }) => {
    const left: readonly string[] = sessionValueNames
    await context.addCookies(left.map((name) => ({ name, value: 'x', url: baseURL ?? '' })))
    await visit(page, '/login')
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).filter((name) => left.includes(name)))
      .toEqual([])
  })
})

test('signing up: the first rule that fails is named, in the order of the list', onceOnly, async ({ page }) => {
  await visit(page, '/signup')
  const create = page.getByRole('button', { name: 'Create account' })
  const toast = page.getByRole('status')
  const steps = [
    { text: accountMessages.fullNameMissing, then: () => page.getByLabel('Full Name').fill('Asha') },
    { text: accountMessages.businessNameMissing, then: () => page.getByLabel('Business Name').fill('Verma') },
    {
      text: accountMessages.contactNumberMissing,
      then: () => page.getByLabel('Contact Number').pressSequentially('98a12345678'),
    },
    {
      text: messages.emailMissing,
      then: () => page.getByRole('main').getByRole('textbox', { name: 'E-mail address' }).fill(newEmail()),
    },
    { text: accountMessages.gstNumberMissing, then: () => page.getByLabel('GST number').fill('22AAAAA0000A1Z') },
    { text: accountMessages.gstNumberInvalid, then: () => page.getByLabel('GST number').fill('22aaaaa0000a1z5') },
    { text: accountMessages.termsUnchecked, then: () => page.getByRole('checkbox').check() },
    { text: accountMessages.otpMissing, then: () => answerCaptcha(page) },
  ]
  for (const { text, then } of steps) {
    await create.click()
    await expect(toast.getByText(text).first()).toBeVisible()
    await then()
  }
  await expect(page.getByText(/check digit doesn.t match/)).toBeVisible()
  await page.getByRole('textbox', { name: 'OTP' }).fill('123')
  await create.click()
  await expect(toast.getByText(accountMessages.otpIncorrect).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'OTP' })).toHaveValue('')
})

test('a trial installation signs its accounts in with one press', onceOnly, async ({ page }) => {
  await visit(page, '/login')
  await page.getByRole('button', { name: /supplier@lohahaat\.example/ }).click()
  await expect(page).toHaveURL('/')
  await openMenu(page)
  await expect(page.getByText('supplier@lohahaat.example').locator('visible=true').first()).toBeVisible()
})

test('what was typed on the sign-up screen before its scripts came is kept', onceOnly, async ({ page }) => {
  let letScriptsCome = () => {}
  const scripts = new Promise<void>((resolve) => {
    letScriptsCome = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('Full Name').fill('Asha Verma')
  await page.getByLabel('GST number').fill('22AAAAA0000A1Z5')
  letScriptsCome()
  await expect(page.getByText(/check digit doesn.t match/)).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('status').getByText(accountMessages.businessNameMissing)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma')
})
