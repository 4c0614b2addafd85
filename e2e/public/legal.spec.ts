import { expect, test } from '@playwright/test'
import { onceOnly, visit } from '../people/person'

const documents = [
  { path: '/termsandConditions', variant: '/termsandconditions', title: 'Terms and conditions', minutes: 8 },
  { path: '/privacyPolicy', variant: '/privacypolicy', title: 'Privacy policy', minutes: 10 },
  { path: '/legal', variant: '/Legal', title: 'Legal notice', minutes: 12 },
]

for (const { path, variant, title, minutes } of documents) {
  test(`${title}: its fixed texts are there whatever the case of its address`, onceOnly, async ({ page, request }) => {
    expect((await request.get(variant, { maxRedirects: 0 })).status()).toBe(200)
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · LohaHaat`)
    for (const fact of [
      'Last updated May 15, 2025',
      `Reading time about ${minutes} minutes`,
      'Minimum age 18 years',
      /^Business hours\s*Monday to Friday, 9:00 to 18:00 IST$/,
      /^Response time\s*24 to 48 hours$/,
      /^Legal answers\s*48 to 72 hours$/,
      /^Data requests\s*Within 30 days$/,
    ])
      await expect(
        main
          .getByText(fact)
          .or(main.locator('dl > div', { hasText: fact }))
          .first(),
      ).toBeVisible()
    await expect(main.getByRole('link', { name: 'support@lohahaat.example' }).last()).toBeVisible()

    const related = page.getByRole('navigation', { name: 'Read on' })
    const others = documents.filter((other) => other.path !== path).map((other) => other.path)
    const links = await related.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([...others, '/help', '/contact'])
  })
}

test('the table of contents follows the reader', onceOnly, async ({ page }) => {
  await visit(page, '/termsandConditions')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const current = contents.locator('[aria-current=location]')
  await expect(current).toHaveText(/What you agree to/)
  await page.getByRole('heading', { name: /Weights/ }).evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText(/Weights/)
  await page.keyboard.press('End')
  await expect(current).toHaveText(/Ending and changes/)
  await contents.getByRole('link', { name: /Cancelling/ }).click()
  await expect(page).toHaveURL('/termsandConditions#cancellation')
  await expect(current).toHaveText(/Cancelling/)
  await expect(page.getByRole('heading', { name: /Cancelling/ })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the contents lead to the clauses of the privacy policy', async ({ page }) => {
    await page.goto('/privacyPolicy')
    const opener = page.locator('summary', { hasText: 'On this page' })
    if (await opener.isVisible()) await opener.click()
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: /Your rights/ })
      .click()
    await expect(page.getByText('within 30 days, free of charge')).toBeInViewport()
  })
})
