import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { acceptLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { expectNoViolations } from '../checks/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { certificateOf } from '../people/certificate-by-calls'
import { signInAsSupplier } from '../people/demo-supplier'
import { button, link, openWindow } from '../people/enquiry-screens'
import { callFrom } from '../people/order-by-calls'
import { itemsOfSupplier, orderOfTons } from '../people/order-to-load'
import { visit } from '../people/person'
import { enterSlip } from '../people/trucks'

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const truckTitle = (page: Page, number: number) =>
  expect(page.getByRole('heading', { level: 1, name: `Truck ${number}` })).toBeVisible()

/** Plans what is left of an order, and names the truck. */
async function planTruck(supplier: Page, orderId: number, { number, vehicle }: { number: number; vehicle: string }) {
  await visit(supplier, `/supplier/orders/${orderId}`)
  await button(supplier, 'Plan a truck').click()
  await truckTitle(supplier, number)
  await supplier.getByLabel('Vehicle number').fill(vehicle)
  await supplier.getByLabel('Distance').fill('120')
  await button(supplier, 'Save the truck').click()
  await expect(button(supplier, 'Mark as loaded')).toBeVisible()
}

/** Loads, weighs and invoices a truck; it may leave then. */
async function weighAndInvoice(supplier: Page, slip: { slipNo: string; net: number }) {
  await button(supplier, 'Mark as loaded').click()
  await enterSlip(supplier, { side: 'seller', ...slip })
  await button(supplier, 'Issue the invoice').click()
  await expect(button(supplier, 'Dispatch the truck')).toBeVisible()
}

/** Takes the file for the e-way bill portal, and comes back to the truck. */
async function takeEwayFile(supplier: Page) {
  const truck = new URL(supplier.url()).pathname
  await link(supplier, 'See e-way bill and e-invoice').click()
  const saved = supplier.waitForEvent('download')
  await button(supplier, 'Download the file for the portal').click()
  const file = await readFile(await (await saved).path(), 'utf8')
  await visit(supplier, truck)
  return JSON.parse(file) as { billLists: { docNo: string; vehicleNo: string; itemList: unknown[] }[] }
}

async function receive(page: Page, orderId: number, truck: { number: number; slipNo: string; net: number }) {
  await visit(page, `/orderDetails/${orderId}`)
  await link(page, `Truck ${truck.number}`).click()
  await truckTitle(page, truck.number)
  await button(page, 'Received').click()
  await enterSlip(page, { side: 'buyer', slipNo: truck.slipNo, net: truck.net })
  await expect(region(page, 'Buyer’s weighbridge')).toBeVisible()
}

test('an order of three lines on two trucks, one of them short, ends in an account at 0.00', async ({
  page,
  browser,
}) => {
  test.slow()
  const company = `Verma Fabricators ${randomUUID().slice(0, 8)}`
  await newBuyer(page, company)
  const desk = await openWindow(browser, page, signInAsAdmin)
  const supplier = await openWindow(browser, page, signInAsSupplier)
  const items = await itemsOfSupplier(desk, 3)
  const tons = ['4', '3', '3']
  const wanted = items.map(({ itemId }, at) => ({ itemId, tons: tons[at] ?? '' }))
  const { orderId, orderNo, orderLines } = await orderOfTons(page, wanted)
  await callFrom(supplier, acceptLines, { orderId, orderLineIds: orderLines.map(({ orderLineId }) => orderLineId) })
  const [first] = items
  if (!first) throw new Error('The demo supplier has nothing in stock')
  const certificateNo = `TC/${randomUUID().slice(0, 8)}`
  await certificateOf(supplier, first, 'A248172', certificateNo)

  await test.step('two lines go on the first truck, of 7,000 kg', async () => {
    await planTruck(supplier, orderId, { number: 1, vehicle: 'HR 55 AB 1201' })
    await button(supplier, 'Change the load').click()
    const lines = supplier.getByRole('main').getByRole('group')
    await lines.nth(0).getByLabel('Heat numbers').fill('A248172')
    await lines.nth(2).getByLabel('Weight', { exact: true }).fill('')
    await button(supplier, 'Save the load').click()
    await expect(region(supplier, 'Load').getByText(/7,000\.00\skg/)).toBeVisible()
    await weighAndInvoice(supplier, { slipNo: 'RST 44817', net: 7000 })
  })

  await test.step('a certificate is tied to its first line', async () => {
    await button(supplier, 'Tie a certificate').first().click()
    const dialog = supplier.getByRole('dialog')
    const offered = dialog.getByRole('option', { name: certificateNo })
    await dialog.getByLabel('Certificate').selectOption((await offered.getAttribute('value')) ?? '')
    await expect(dialog.getByLabel('Heat')).toHaveValue('A248172')
    await dialog.getByRole('button', { name: 'Tie a certificate' }).click()
    await expect(link(supplier, certificateNo)).toBeVisible()
  })

  await test.step('the first truck leaves with its e-way bill', async () => {
    const { billLists } = await takeEwayFile(supplier)
    expect(billLists).toMatchObject([{ vehicleNo: 'HR55AB1201', itemList: [{}, {}] }])
    await button(supplier, 'Dispatch the truck').click()
    await expect(supplier.getByText('On the road. Waiting for the buyer to receive it.')).toBeVisible()
  })

  await test.step('its invoice leads the supplier to his own screens of order and truck', async () => {
    await supplier
      .getByRole('main')
      .getByRole('link', { name: /^INV\// })
      .click()
    await expect(link(supplier, `Order ${orderNo}`)).toHaveAttribute('href', `/supplier/orders/${orderId}`)
    await link(supplier, 'Truck').click()
    await truckTitle(supplier, 1)
  })

  await test.step('the buyer can no longer cancel the order', async () => {
    await visit(page, `/orderDetails/${orderId}`)
    await expect(page.getByText("so the order can't be cancelled any more")).toBeVisible()
    await expect(button(page, 'Cancel Order')).toBeHidden()
  })

  await test.step('the rest goes on a second truck, of 3,000 kg', async () => {
    await planTruck(supplier, orderId, { number: 2, vehicle: 'HR 55 AB 1202' })
    await expect(
      region(supplier, 'Load')
        .getByText(/3,000\.00\skg/)
        .first(),
    ).toBeVisible()
    await weighAndInvoice(supplier, { slipNo: 'RST 44818', net: 3000 })
    const { billLists } = await takeEwayFile(supplier)
    expect(billLists).toMatchObject([{ vehicleNo: 'HR55AB1202', itemList: [{}] }])
    await button(supplier, 'Dispatch the truck').click()
    await expect(supplier.getByText('On the road. Waiting for the buyer to receive it.')).toBeVisible()
  })

  await test.step('the second arrives in full, the first 0.7 % short: 35 kg are allowed, 49 are missing', async () => {
    await receive(page, orderId, { number: 2, slipNo: 'RST 10262', net: 3000 })
    await receive(page, orderId, { number: 1, slipNo: 'RST 10263', net: 6951 })
    const picture = region(page, 'Buyer’s slip against the seller’s')
    await expect(picture.getByText('14 kg beyond')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('a third slip says the same, and the supplier agrees to it', async () => {
    await enterSlip(page, { side: 'third', slipNo: 'RST 70001', net: 6951 })
    await expect(page.getByText('The buyer has agreed')).toBeVisible()
    await visit(supplier, `/supplier/orders/${orderId}`)
    await link(supplier, 'Truck 1').click()
    await button(supplier, 'Agree to this slip').click()
    await expect(supplier.getByText('Both have agreed')).toBeVisible()
  })

  await test.step('the administrator settles it by a credit note, and closes both trucks', async () => {
    for (const truck of [1, 2]) {
      await visit(desk, `/consignments?search=${orderNo}`)
      await link(desk, `Truck ${truck} of ${orderNo}`).click()
      await truckTitle(desk, truck)
      if (truck === 1) await button(desk, 'Issue the note').click()
      await button(desk, 'Close').click()
      await expect(desk.getByText('Settled and closed.')).toBeVisible()
    }
  })

  await test.step('records what the company paid', async () => {
    await visit(desk, '/money')
    await desk.getByLabel('Find a company').fill(company)
    await expect(desk).toHaveURL(/search=/)
    await link(desk, company).click()
    await expect(desk.getByRole('heading', { level: 1, name: company })).toBeVisible()
    const owed = await desk
      .getByText(/^To pay$/)
      .locator('+ p')
      .innerText()
    await desk.getByLabel('Amount ₹').fill(owed.replace(/[^\d.]/g, ''))
    await desk.getByLabel('Reference').fill('UTR 4711')
    await button(desk, 'Record receipt').click()
    await expect(desk.getByText('Nothing is open.')).toBeVisible()
  })

  await test.step('the account of the company closes at 0.00', async () => {
    await visit(page, '/account')
    const main = page.getByRole('main')
    await expect(main.getByText('Nothing is open.')).toBeVisible()
    for (const [kind, count] of [
      ['Invoice', 2],
      ['Credit note', 1],
      ['Receipt', 1],
    ] as const)
      await expect(main.getByRole('row').getByText(kind, { exact: true })).toHaveCount(count)
    await expect(main.getByText('Closing balance').locator('+ span')).toHaveText('₹0.00')
    await expectNoViolations(page)
  })
  await Promise.all([desk, supplier].map((window) => window.context().close()))
})
