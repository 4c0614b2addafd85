import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { answerCaptcha, newEmail, onceOnly, visit } from '../people/person'

test.describe('accessibility', () => {
  test('the steps of signing in', async ({ page }) => {
    await visit(page, '/login')
    await page.getByRole('main').getByRole('textbox', { name: 'E-mail address' }).fill(newEmail())
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^What is/)).toBeVisible()
    await expectNoViolations(page)
    await answerCaptcha(page)
    await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible()
    await expectNoViolations(page)
  })

  test('a question', async ({ page }) => {
    await newBuyer(page)
    await visit(page, '/settings')
    await page.getByRole('main').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
  })
})

test('the menu of a phone, or the contact menu of a desk, is accessible when open', async ({ page }) => {
  await visit(page, '/')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  else await page.getByRole('banner').locator('summary', { hasText: 'Contact' }).click()
  await expect(
    page.getByRole('link', { name: 'support@lohahaat.example' }).locator('visible=true').first(),
  ).toBeVisible()
  await expectNoViolations(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page has its text', onceOnly, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Steel pipe')
    await expect(page.getByText('Learn more')).toBeVisible()
    await expect(page.getByText('Coming soon')).toHaveCount(5)
    await expect(page.getByText(/Sample data/).first()).toBeVisible()
  })

  test('the sign-in page has its form and its help', onceOnly, async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail address' })).toBeVisible()
    await expect(page.getByText('5 digits').first()).toBeVisible()
  })
})

test(
  'what is kept is nobody’s own page, and his desk is made for whoever is signed in',
  onceOnly,
  async ({ page, request }) => {
    const askedByVisitor = async () => {
      const answer = await request.get('/help')
      expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')+;/)
      return answer.text()
    }
    const before = await askedByVisitor()
    await newBuyer(page)
    await visit(page, '/help')
    await expect(page.getByRole('banner').getByText('Sign In').filter({ visible: true })).toHaveCount(0)
    const own = await page.goto('/')
    const again = await page.goto('/')
    const [one, other] = [own, again].map((answer) => answer?.headers()['content-security-policy'])
    expect(one).toMatch(/script-src 'self' 'nonce-\w{32}';/)
    expect(one).not.toBe(other)
    for (const html of [before, await askedByVisitor()]) {
      expect(html).toContain('Sign In')
      expect(html).not.toContain('nonce=')
    }
  },
)

test(
  'letters and the rupee sign are set in the font of the site, and no other is loaded',
  onceOnly,
  async ({ page }) => {
    await visit(page, '/pipe/pipe')
    const loaded = await page.evaluate(async () => {
      // What stands in until they arrive is a font of the machine, if it has one, and is fetched from nowhere.
      const faces = [...(await document.fonts.ready)].filter(
        ({ status, family }) => status === 'loaded' && !family.includes('Stand-in'),
      )
      return faces.map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange.split(',')[0]}`)
    })
    expect(loaded).toEqual(['IBM Plex Sans U+0-FF', 'IBM Plex Sans U+20B9'])
  },
)

test('the footer and the floating link are on every page', onceOnly, async ({ page }) => {
  await visit(page, '/help')
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    ['Terms and conditions', '/termsandConditions'],
    ['Privacy policy', '/privacyPolicy'],
    ['Legal', '/legal'],
    ['Steel Pipes', '/pipeLandingPage'],
    ['About', '/about'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(page.getByRole('link', { name: 'Order on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await footer.getByLabel('Newsletter').fill('asha@works.example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/help')
})

test('the description of the API can be browsed', onceOnly, async ({ page }) => {
  await page.goto('/docs/')
  await expect(page.getByRole('heading', { name: /LohaHaat/ })).toBeVisible()
  await page.getByRole('link', { name: 'Captcha', exact: true }).click()
  await expect(page.getByText('/Captcha/LH/GetCaptcha')).toBeVisible()
})

for (const headers of [
  { Cookie: 'LegalName=%E0%A4%A; EmailAddressId=x; UserKey=%' },
  { Cookie: 'LegalName=a; EmailAddressId=b; UserKey=c; LHSession=d' },
  { 'User-Agent': '\u00e9' },
  { Referer: '::::' },
]) {
  test(`a page survives ${JSON.stringify(headers)}`, onceOnly, async ({ request }) => {
    expect((await request.get('/help', { headers })).status()).toBe(200)
  })
}
