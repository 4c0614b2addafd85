import { expect, test } from '@playwright/test'
import { newBuyer } from '../people/buyer'
import { mailsTo } from '../people/outbox'
import { newEmail, openMenu, signUp, visit } from '../people/person'

/** The way to the invitation in the newest mail to an address. */
async function mailedInvitation(email: string): Promise<string> {
  const link = async () => readable((await mailsTo(email)).join('\n')).match(/\/join\?token=[\w-]{43}/)?.[0] ?? ''
  await expect.poll(link, { timeout: 15_000, intervals: [100] }).not.toBe('')
  return link()
}

/** As a mail program shows it: long lines go on after a sign. */
const readable = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

test('an owner invites, the invited signs up and joins, and the owner sets his limit', async ({
  page,
  browser,
  baseURL,
  viewport,
}) => {
  await newBuyer(page, 'Kaveri Structurals')
  await visit(page, '/')
  await openMenu(page)
  await page.getByRole('link', { name: 'Company', exact: true }).locator('visible=true').click()
  await expect(page.getByRole('heading', { name: 'Kaveri Structurals' })).toBeVisible()
  const email = newEmail()
  await page.getByLabel('E-mail address').first().fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `End the invitation to ${email}` })).toBeVisible()

  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport })
  const guest = await context.newPage()
  await visit(guest, await mailedInvitation(email))
  await expect(guest.getByText('Asha Verma invites you to Kaveri Structurals as Buyer.')).toBeVisible()
  await guest.getByRole('link', { name: 'Create an account' }).click()
  await signUp(guest, email, 'Patil Works')
  await expect(guest.getByRole('heading', { name: 'Join Kaveri Structurals' })).toBeVisible()
  await guest.getByRole('button', { name: 'Join the company' }).click()
  await expect(guest).toHaveURL('/company')
  await expect(guest.getByText('An owner can change roles and limits.')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)

  await visit(page, '/company')
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Change Asha Verma' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Most for one order (₹)').fill('500000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('₹5,00,000.00 an order')).toBeVisible()
  await expect(page.getByText('Asha Verma joined as Buyer.')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('₹5,00,000.00 an order')).toBeVisible()
  await context.close()
})
