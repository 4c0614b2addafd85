import { expect, test } from '@playwright/test'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { expectNoViolations } from '../checks/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { signInAsSupplier } from '../people/demo-supplier'
import { button, link, openWindow } from '../people/enquiry-screens'
import { callFrom } from '../people/order-by-calls'
import { itemOfTwoSellers, orderOf } from '../people/order-to-load'
import { mailsTo } from '../people/outbox'
import { onceOnly, visit } from '../people/person'

test(
  'a line that its supplier refuses is given to another seller, at the same price',
  onceOnly,
  async ({ page, browser }) => {
    const email = await newBuyer(page)
    const desk = await openWindow(browser, page, signInAsAdmin)
    const supplier = await openWindow(browser, page, signInAsSupplier)
    const { orderId, orderNo, totalPrice } = await orderOf(page, await itemOfTwoSellers(desk))

    await visit(supplier, '/supplier/orders')
    await link(supplier, orderNo).click()
    await button(supplier, 'Refuse').click()
    const dialog = supplier.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Sold out')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(button(supplier, 'Refuse')).toHaveCount(0)
    await expect(supplier.getByRole('main').getByText('Sold out')).toBeVisible()

    await visit(desk, `/orderDetails/${orderId}`)
    await desk.getByRole('link', { name: 'Find another seller' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Refused lines' })).toBeVisible()
    await expectNoViolations(desk)
    const row = desk.getByRole('row').filter({ hasText: orderNo })
    await row.getByRole('button', { name: /^Find a seller/ }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Give the line' }).click()
    await expect(row).toHaveCount(0)

    await expect
      .poll(async () => (await mailsTo(email)).some((mail) => mail.includes(orderNo) && mail.includes('Another yard')))
      .toBe(true)
    expect((await callFrom(page, fetchOrderSuccessDetail, { orderId })).totalPrice).toBe(totalPrice)
    await Promise.all([desk, supplier].map((window) => window.context().close()))
  },
)
