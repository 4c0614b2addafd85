import { expect, test } from '@playwright/test'
import { acceptLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { expectNoViolations } from '../checks/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { signInAsSupplier } from '../people/demo-supplier'
import { button, link, openWindow } from '../people/enquiry-screens'
import { callFrom } from '../people/order-by-calls'
import { itemOfSupplier, orderOf } from '../people/order-to-load'
import { visit } from '../people/person'
import { enterSlip } from '../people/trucks'

test('a truck is planned, loaded, weighed, invoiced, sent and received', async ({ page, browser }) => {
  await newBuyer(page)
  const desk = await openWindow(browser, page, signInAsAdmin)
  const supplier = await openWindow(browser, page, signInAsSupplier)
  const { orderId, orderLines } = await orderOf(page, await itemOfSupplier(desk))
  const orderLineIds = orderLines.map(({ orderLineId }) => orderLineId)
  await callFrom(supplier, acceptLines, { orderId, orderLineIds })

  await test.step('the supplier plans a truck in one press, and names it', async () => {
    await visit(supplier, `/supplier/orders/${orderId}`)
    await button(supplier, 'Plan a truck').click()
    await expect(supplier.getByRole('heading', { level: 1, name: 'Truck 1' })).toBeVisible()
    await supplier.getByLabel('Vehicle number').fill('hr 55 ab 12')
    await expect(supplier.getByText('Written as HR55AB0012')).toBeVisible()
    await supplier.getByLabel('Driver’s phone').fill('98123')
    await button(supplier, 'Save the truck').click()
    await expect(supplier.getByText('Please enter 10 digits.')).toBeVisible()
    await supplier.getByLabel('Driver’s phone').fill('9812345678')
    await button(supplier, 'Save the truck').click()
    await expect(button(supplier, 'Mark as loaded')).toBeVisible()
    await expectNoViolations(supplier)
  })

  await test.step('changes its load, and says that it is loaded', async () => {
    await button(supplier, 'Change the load').click()
    await supplier.getByLabel('Weight', { exact: true }).fill('99')
    await button(supplier, 'Save the load').click()
    await expect(supplier.getByText(/^At most .* can be on this truck\.$/)).toBeVisible()
    const ofLine = supplier.getByRole('button', { name: /^All that is left of / })
    await ofLine.click()
    await supplier.getByLabel('Heat numbers').fill('a248172, a248176')
    await button(supplier, 'Save the load').click()
    await expect(supplier.getByText('Heat A248172, A248176')).toBeVisible()
    await button(supplier, 'Mark as loaded').click()
  })

  await test.step('weighs and invoices it, and sends it off', async () => {
    await enterSlip(supplier, { side: 'seller', slipNo: 'RST 44817', net: 1000 })
    await button(supplier, 'Issue the invoice').click()
    await button(supplier, 'Dispatch the truck').click()
    await expect(supplier.getByText('On the road. Waiting for the buyer to receive it.')).toBeVisible()
    await expectNoViolations(supplier)
  })

  await test.step('the buyer receives and weighs it', async () => {
    await visit(page, `/orderDetails/${orderId}`)
    await expect(page.getByRole('region', { name: 'Trucks' }).getByText('HR55AB0012')).toBeVisible()
    await link(page, 'Truck 1').click()
    await page.getByLabel('Remarks').fill('Bundles tagged')
    await button(page, 'Received').click()
    await enterSlip(page, { side: 'buyer', slipNo: 'RST 10263', net: 930 })
    const picture = page.getByRole('region', { name: 'Buyer’s slip against the seller’s' })
    await expect(picture.getByText('50 kg beyond')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('an administrator finds it', async () => {
    await visit(desk, '/consignments?state=Received&search=HR55AB0012')
    await desk
      .getByRole('main')
      .getByRole('link', { name: /^Truck 1 of / })
      .first()
      .click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Truck 1' })).toBeVisible()
  })
  await Promise.all([desk, supplier].map((window) => window.context().close()))
})
