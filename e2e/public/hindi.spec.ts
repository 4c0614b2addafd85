import { expect, type Page, test } from '@playwright/test'
import { signUpByCalls } from '../people/session'
import { codeMailedBy } from '../people/outbox'
import { newEmail, onceOnly, visit } from '../people/person'

/** As a person solves it who reads the question in Hindi. */
async function answerInHindi(page: Page) {
  const question = await page.getByText(/^\d \+ \d कितना होता है\?$/).innerText()
  const [one, other] = (question.match(/\d/g) ?? []).map(Number)
  await page.getByLabel(question).fill(String((one ?? 0) + (other ?? 0)))
}

const fontsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  )

test(
  'a visitor switches to Hindi, finds a pipe, signs in and out, and reads Hindi all along',
  onceOnly,
  async ({ page, playwright, baseURL }) => {
    const email = newEmail()
    const other = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    await signUpByCalls(other, email, 'Verma Fabricators')
    await other.dispose()

    await visit(page, '/?from=mail')
    expect((await fontsOf(page)).filter((name) => name.includes('devanagari'))).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL('/hi?from=mail')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('भाव')
    await expect.poll(async () => (await fontsOf(page)).some((name) => name.includes('devanagari'))).toBe(true)

    await page.getByRole('banner').getByRole('link', { name: 'पाइप', exact: true }).click()
    await expect(page).toHaveURL(/\/hi\/pipe\/pipe/)
    await visit(page, '/hi/pipe/pipe/1')
    await page.getByRole('main').getByRole('button', { name: /कार्ट/ }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'साइन इन करें' }).click()
    await expect(page).toHaveURL(/\/hi\/login\?returnTo=%2Fpipe%2Fpipe%2F1/)

    await page.getByRole('textbox', { name: 'ई-मेल पता' }).first().fill(email)
    await page.getByRole('textbox', { name: 'ई-मेल पता' }).first().blur()
    const code = await codeMailedBy(email, () => answerInHindi(page))
    await page.getByRole('textbox', { name: 'OTP' }).fill(code)
    await page.getByRole('main').getByRole('button', { name: 'साइन इन करें' }).click()
    await expect(page).toHaveURL('/hi/pipe/pipe/1')

    // The spec's address leads a Hindi reader to his own.
    await visit(page, '/cart')
    await expect(page).toHaveURL('/hi/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/कार्ट/)

    await page.getByRole('banner').locator('summary', { hasText: 'का खाता' }).click()
    await page.getByRole('button', { name: 'साइन आउट करें' }).click()
    await expect(page).toHaveURL('/hi')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/')
  },
)
