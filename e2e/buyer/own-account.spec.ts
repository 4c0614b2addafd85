import { expect, test } from '@playwright/test'
import { messages } from '@lohahaat/contract/platform/messages'
import { newBuyer } from '../people/buyer'
import { onceOnly, openMenu, signIn, visit } from '../people/person'

test('the profile shows the business and changes the contact', onceOnly, async ({ page }) => {
  await newBuyer(page, 'वर्मा स्टील')
  await visit(page, '/')
  await openMenu(page)
  await page.getByRole('link', { name: 'Profile' }).locator('visible=true').click()
  await expect(page.getByRole('main').getByText('वर्मा स्टील')).toBeVisible()
  await expect(page.getByRole('main').getByText('06AAACA0000A1Z2')).toBeVisible()
  const save = page.getByRole('button', { name: /save/i })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel(/PIN code/).fill('0110')
  await page.getByLabel(/PIN code/).blur()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel(/PIN code/).fill('110001')
  await save.click()
  await expect(page.getByText(messages.dataUpdated)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/PIN code/)).toHaveValue('110001')
  expect((await page.context().cookies()).find(({ name }) => name === 'PinCode')?.value).toBe('110001')
})

test('signing out everywhere ends the other device too', onceOnly, async ({ page, browser, baseURL }) => {
  const email = await newBuyer(page)
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  const phone = await other.newPage()
  await visit(phone, '/login')
  await signIn(phone, email)
  await phone.waitForURL('/')
  await visit(page, '/settings')
  await expect(page.getByText('This device', { exact: true }).locator('visible=true')).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/Login/i)
  await visit(phone, '/profile')
  await expect(phone).toHaveURL('/')
  await other.close()
})

test(
  'a screen for administrators: a visitor signs in and comes back, a buyer is told whose it is',
  onceOnly,
  async ({ page }) => {
    const email = await newBuyer(page)
    await page.context().clearCookies()
    await visit(page, '/mailqueue')
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    await signIn(page, email)
    await expect(page).toHaveURL(/\/mailqueue/)
    await expect(page.getByText(/for administrators/i).first()).toBeVisible()
  },
)

test('a forged role shows no administrator’s screen', onceOnly, async ({ page, context, baseURL }) => {
  await newBuyer(page)
  await context.addCookies([{ name: 'Role', value: 'Admin', url: baseURL ?? '' }])
  const response = await visit(page, '/mailQueue')
  expect(response?.status()).toBe(403)
  await expect(page.getByText(/for administrators/i).first()).toBeVisible()
})

test('an administrator sees the mail queue and the Admin menu', onceOnly, async ({ page }) => {
  await visit(page, '/login?returnTo=/mailQueue')
  await page.getByRole('button', { name: /admin@lohahaat\.example/ }).click()
  await expect(page).toHaveURL('/mailQueue')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/mail/i)
  await page.getByRole('banner').locator('summary', { hasText: 'Admin' }).click()
  await expect(page.getByRole('link', { name: 'Sub-Classes1' }).locator('visible=true')).toHaveAttribute(
    'href',
    '/subClasses1',
  )
})
