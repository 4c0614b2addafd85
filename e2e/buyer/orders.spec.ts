import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import type { Order } from '@lohahaat/domain/ordering/order'
import { setOrderStatus } from '@lohahaat/contract/ordering/order-changes/order-status'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { expectNoViolations } from '../people/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { callFrom, orderByCalls } from '../people/order-by-calls'
import { mailsTo } from '../people/outbox'
import { onceOnly, visit } from '../people/person'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const card = (page: Page, { orderNo }: Order) => page.getByRole('article', { name: orderNo })
const total = ({ totalPrice }: Order) => formatRupees(rupees(totalPrice))
const anew = (page: Page, { orderId }: Order) => callFrom(page, fetchOrderSuccessDetail, { orderId })

async function answer(page: Page, question: string, action: string) {
  await expect(page.getByRole('dialog').getByText(question)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
}

/** The administrator at a window of his own. */
async function openDesk(browser: Browser, page: Page) {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin })
  const desk = await context.newPage()
  await signInAsAdmin(desk)
  return desk
}

test('a buyer finds his orders, deletes lines and cancels', onceOnly, async ({ page }) => {
  await newBuyer(page)
  const first = await orderByCalls(page)
  const second = await orderByCalls(page, 3)
  await visit(page, '/myOrdersList')
  await expect(heading(page)).toHaveText('My Orders (2)')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([second.orderNo, first.orderNo])
  for (const text of [total(second), '3.000 MT', 'Confirmed', '06AAACA0000A1Z2', 'Rewari 123401, Haryana']) {
    await expect(card(page, second)).toContainText(text)
  }
  await expect(card(page, second)).toContainText(formatIstTime(second.placedAt))

  const lines = card(page, second).getByRole('listitem')
  const deletions = card(page, second).getByRole('button', { name: /^Delete / })
  await expect(lines).toHaveCount(3)
  await deletions.first().click()
  await answer(page, orderMessages.deleteLineQuestion, 'Cancel')
  await expect(lines).toHaveCount(3)
  await deletions.first().click()
  await answer(page, orderMessages.deleteLineQuestion, 'Delete item')
  await expect(lines).toHaveCount(2)
  await expect(card(page, second)).not.toContainText(total(second))
  await expect(card(page, second)).toContainText(total(await anew(page, second)))

  await card(page, first)
    .getByRole('button', { name: /^Delete / })
    .click()
  await answer(page, orderMessages.deleteLineQuestion, 'Delete item')
  await expect(page.getByText(orderMessages.deleted)).toBeVisible()
  await expect(heading(page)).toHaveText('My Orders (1)')
  await expect(card(page, first)).toHaveCount(0)

  await card(page, second).getByRole('button', { name: 'Cancel Order' }).click()
  await answer(page, orderMessages.cancelQuestion, 'Delete order')
  await expect(heading(page)).toHaveText('My Orders (0)')
  await expect(page.getByText(orderMessages.deleted)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse the catalogue' })).toBeVisible()

  await visit(page, `/orderDetails/${second.orderId}`)
  await expect(page.getByRole('list', { name: 'Status of the order' }).getByRole('listitem')).toHaveText([
    /^Confirmed/,
    /^Cancelled/,
  ])
})

test('the desk moves an order on, and the buyer sees it and is told', onceOnly, async ({ page, browser }) => {
  const email = await newBuyer(page)
  const order = await orderByCalls(page, 2)
  await visit(page, '/myOrdersList')
  const desk = await openDesk(browser, page)
  const row = desk.getByRole('row').filter({ hasText: order.orderNo })

  await visit(desk, `/allOrders?search=${order.orderNo}`)
  await expect(row).toContainText(total(order))
  await expect(row).toContainText(email)
  await row.getByRole('button', { name: `Change status of ${order.orderNo}` }).click()
  await expect(desk.getByLabel('New status').getByRole('option')).toHaveText(['Processing', 'Cancelled'])
  await desk.getByLabel('Note for the buyer').fill('Rolled on Friday')
  await expectNoViolations(desk)
  await button(desk, 'Save status').click()
  await expect(desk.getByText(`${order.orderNo} is processing`)).toBeVisible()
  await expect(row).toContainText('Processing')
  const isTold = async () => (await mailsTo(email)).some((mail) => mail.includes('Rolled on Friday'))
  await expect.poll(isTold, { timeout: 15_000 }).toBe(true)

  await row.getByRole('link', { name: order.orderNo }).click()
  await expect(heading(desk)).toHaveText(`Order ${order.orderNo}`)
  await expect(desk.getByRole('main').getByText(order.legalName)).toBeVisible()
  await button(desk, /^Change status/).click()
  await button(desk, 'Save status').click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Dispatched' })).toHaveAttribute('aria-current', 'step')
  await desk.context().close()

  // The buyer's list is from before, and so is what he thinks he can do.
  const closed = refusalTexts.orderClosed(order.orderNo, 'Dispatched')
  await card(page, order).getByRole('button', { name: 'Cancel Order' }).click()
  await answer(page, orderMessages.cancelQuestion, 'Delete order')
  await expect(page.getByRole('status').getByText(closed)).toBeVisible()
  await expect(card(page, order).getByText(closed)).toBeVisible()
  await expect(card(page, order).getByRole('button', { name: /^(Cancel|Delete)/ })).toHaveCount(0)

  await card(page, order).getByRole('link', { name: order.orderNo }).click()
  const steps = page.getByRole('list', { name: 'Status of the order' }).getByRole('listitem')
  const { statusChanges } = await anew(page, order)
  await expect(steps).toHaveText([
    /^Confirmed/,
    /^Processing.*Rolled on Friday$/,
    /^Dispatched/,
    /^Delivered ?To come$/,
  ])
  for (const [index, { at }] of statusChanges.entries()) await expect(steps.nth(index)).toContainText(formatIstTime(at))
})

test('one who was slower at the desk is told, and sees how it stands', onceOnly, async ({ page, browser }) => {
  await newBuyer(page)
  const { orderId, orderNo } = await orderByCalls(page)
  await visit(page, '/')
  const desk = await openDesk(browser, page)
  await visit(desk, `/allOrders?search=${orderNo}`)
  await callFrom(desk, setOrderStatus, { orderId, status: 'Processing' })
  await button(desk, `Change status of ${orderNo}`).click()
  await button(desk, 'Save status').click()
  await expect(desk.getByText(refusalTexts.statusNotNext('Processing', 'Processing'))).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: orderNo })).toContainText('Processing')

  const download = desk.waitForEvent('download')
  await button(desk, 'Export CSV').click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.trim().split('\n')).toHaveLength(2)
  expect(csv).toContain(orderNo)

  await visit(desk, `/audit?resource=Order&record=${orderId}`)
  await desk.getByRole('link', { name: `Order ${orderId}`, exact: true }).click()
  await button(desk, /^Change status/).click()
  await desk.getByLabel('New status').selectOption('Cancelled')
  await button(desk, 'Save status').click()
  await answer(desk, orderMessages.cancelQuestion, 'Delete order')
  await expect(desk.getByText(`${orderNo} is cancelled`)).toBeVisible()
  await expect(button(desk, /^Change status/)).toHaveCount(0)
  await desk.context().close()
})

test('after the confirmation: the summary, the proforma, and the same once more', onceOnly, async ({ page }) => {
  const email = await newBuyer(page)
  const order = await orderByCalls(page, 2)
  await visit(page, `/orderSuccess/${order.orderId}`)
  await expect(heading(page)).toHaveText('Order placed')
  for (const text of [order.orderNo, total(order), '2.000 MT', formatRupees(rupees(order.goodsPrice)), email]) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
  const download = page.waitForEvent('download')
  await button(page, 'Proforma invoice').click()
  expect((await readFile(await (await download).path())).subarray(0, 4).toString()).toBe('%PDF')

  await visit(page, '/orderDetails')
  await expect(heading(page)).toHaveText(`Order ${order.orderNo}`)
  await expect(page.getByRole('row').filter({ hasText: 'HSN' })).toHaveCount(2)
  await button(page, 'Order again').click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('2 items were added to the cart.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('an order that is not there, or of somebody else', onceOnly, async ({ page }) => {
  await newBuyer(page)
  const { orderId } = await orderByCalls(page)
  await newBuyer(page)
  for (const screen of ['/orderSuccess', '/orderDetails']) {
    await visit(page, `${screen}/12x`)
    await expect(page.getByText(orderMessages.idInvalid)).toBeVisible()
    await visit(page, `${screen}/${orderId}`)
    await expect(page.getByText(orderMessages.notFound)).toBeVisible()
  }
  await visit(page, '/orderSuccess')
  await expect(page.getByText(orderMessages.idInvalid)).toBeVisible()
  await visit(page, '/orderDetails')
  await expect(page.getByText(orderMessages.notFound)).toBeVisible()
})

test('what could not be reached is said, and can be tried again', onceOnly, async ({ page }) => {
  await newBuyer(page)
  const order = await orderByCalls(page)
  await visit(page, '/myOrdersList')
  await page.route(`**${deleteOrder.path}**`, (route) => route.abort())
  await button(page, 'Cancel Order').click()
  await answer(page, orderMessages.cancelQuestion, 'Delete order')
  await expect(page.getByText(orderMessages.deleteFailed)).toBeVisible()
  await expect(card(page, order)).toBeVisible()

  await page.route(`**${fetchOrderSuccessDetail.path}**`, (route) => route.abort())
  await card(page, order).getByRole('link', { name: order.orderNo }).click()
  await expect(page.getByText(orderMessages.loadFailed)).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(heading(page)).toHaveText(`Order ${order.orderNo}`)
})
