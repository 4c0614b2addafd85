import { expect, type Page, test } from '@playwright/test'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { addLines } from '@lohahaat/contract/ordering/cart/add-lines'
import { newBuyer } from '../people/buyer'
import { button, link, openWindow } from '../people/enquiry-screens'
import { callFrom } from '../people/order-by-calls'
import { mailsTo } from '../people/outbox'
import { newEmail, openMenu, signUp, visit } from '../people/person'
import { yard } from '../people/yard'

/** The way to the invitation in the newest mail to an address. */
async function mailedInvitation(email: string): Promise<string> {
  const link = async () => readable((await mailsTo(email)).join('\n')).match(/\/join\?token=[\w-]{43}/)?.[0] ?? ''
  await expect.poll(link, { timeout: 15_000, intervals: [100] }).not.toBe('')
  return link()
}

/** As a mail program shows it: long lines go on after a sign. */
const readable = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

/** Tons of two items whose stock isn't counted: more than he may order by himself. */
async function fillCart(page: Page) {
  const [tab] = await callFrom(page, fetchProductData, { department: 'pipe' })
  const { departmentId = 0, classId = 0 } = tab ?? {}
  const cards = await callFrom(page, fetchProductClassData, { departmentId, classId, itemId: -2 })
  const items = cards.filter(({ available }) => available === null).slice(0, 2)
  await callFrom(page, addLines, {
    lines: items.map(({ itemId }) => ({ itemId, quantity: '3', unit: 'Ton' as const })),
  })
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
}

test('an owner invites a buyer and limits him; what is above it is asked for, approved and ordered', async ({
  page,
  browser,
}) => {
  test.slow()
  await newBuyer(page, 'Kaveri Structurals')
  const email = newEmail()
  const member = await openWindow(browser, page, () => Promise.resolve())
  await invite(page, email)
  await join(member, email)

  await visit(page, '/company')
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Change Asha Verma' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Limit per order (₹)').fill('200000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('₹2,00,000.00 an order')).toBeVisible()
  await expect(page.getByText('Asha Verma joined as Buyer.')).toBeVisible()
  await member.reload()
  await expect(member.getByText('₹2,00,000.00 an order')).toBeVisible()

  await fillCart(member)
  await visit(member, '/checkOut')
  await expect(member.getByText(/above the limit of ₹2,00,000\.00 for one order/)).toBeVisible()
  await expect(button(member, 'Confirm Order')).toHaveCount(0)
  await member.getByLabel('Note to the approver').fill('For the shed')
  await button(member, 'Ask for approval').click()
  await expect(member.getByRole('heading', { name: 'Request of Asha Verma' })).toBeVisible()
  await expect(member.getByRole('main')).toContainText('Waiting')
  await expect(button(member, 'Approve')).toHaveCount(0)

  // One line is taken out and the rest ordered; the member has the other in his cart again.
  await visit(page, '/')
  await page.getByRole('link', { name: /request waits for you/ }).click()
  await expect(page.getByRole('heading', { name: 'Approvals' })).toBeVisible()
  await page.locator(`a[href="${new URL(member.url()).pathname}"]`).click()
  await expect(page.getByText('For the shed')).toBeVisible()
  await page
    .getByRole('button', { name: /^Take out/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByText('Taken out')).toBeVisible()
  await button(page, 'Approve').click()
  await link(page, 'See the order').click()
  await expect(page.getByRole('main')).toContainText('approved by Asha Verma')

  await visit(member, new URL(member.url()).pathname)
  await link(member, 'See the order').click()
  await expect(member.getByRole('main')).toContainText(/by .+, approved by Asha Verma/)
  await visit(member, '/cart')
  await expect(member.getByRole('list', { name: 'Items' }).getByRole('article')).toHaveCount(1)

  // In accounts he reads, and orders nothing.
  await visit(page, '/company')
  await row.getByRole('button', { name: 'Change Asha Verma' }).click()
  await dialog.getByLabel('Role', { exact: true }).selectOption('Accounts')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Accounts')).toBeVisible()
  await visit(member, '/checkOut')
  await expect(member.getByText('You work in accounts, so you can’t order.')).toBeVisible()
  await expect(button(member, 'Confirm Order')).toHaveCount(0)
  await member.context().close()
})

async function invite(owner: Page, email: string) {
  await visit(owner, '/')
  await openMenu(owner)
  await owner.getByRole('link', { name: 'Company', exact: true }).locator('visible=true').click()
  await expect(owner.getByRole('heading', { name: 'Kaveri Structurals' })).toBeVisible()
  await owner.getByLabel('E-mail address').first().fill(email)
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  await expect(owner.getByRole('button', { name: `Withdraw the invitation to ${email}` })).toBeVisible()
}

/** By the mail, with a new account. */
async function join(guest: Page, email: string) {
  await visit(guest, await mailedInvitation(email))
  await expect(guest.getByText('Asha Verma invites you to Kaveri Structurals as Buyer.')).toBeVisible()
  await guest.getByRole('link', { name: 'Create an account' }).click()
  await expect(guest.getByRole('main').getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email)
  await signUp(guest, email, 'Patil Works')
  await expect(guest.getByRole('heading', { name: 'Join Kaveri Structurals' })).toBeVisible()
  await guest.getByRole('button', { name: 'Join the company' }).click()
  await expect(guest).toHaveURL('/company')
  await expect(guest.getByText('An owner can change roles and limits.')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
}
