import { expect, test } from '@playwright/test'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { enquireByCalls } from '../people/enquiry-by-calls'
import { orderByCalls } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'

test('the desk counts what was ordered today and leads to what waits', onceOnly, async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const buyer = await context.newPage()
  await newBuyer(buyer)
  await orderByCalls(buyer)
  await enquireByCalls(buyer)
  await context.close()

  await signInAsAdmin(page)
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()

  const orders = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Orders' }) })
  await expect(orders.locator('dd').first()).not.toHaveText('0')
  const table = page.getByRole('table', { name: 'Orders, last week and this' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('table', { name: 'Quotes waiting' }).getByRole('row')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page).toHaveURL('/AllEnquiryList')
})
