import { expect, type Page, test } from '@playwright/test'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { cartMessages, messages } from '@lohahaat/contract/platform/messages'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { enter, fillCart, line, newItem, openDesk, openWindow, quantity } from '../people/cart-screen'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'

/** What the server has of a line. */
const saved = async (page: Page, { itemId }: StockItem) => {
  const { cartLines } = await callFrom(page, fetchCartData, {})
  const found = cartLines.find((candidate) => candidate.itemId === itemId)
  return `${found?.quantity} ${found?.unit}`
}

test(
  'quantities never stand at nothing, are saved when left, and are the same on every device',
  onceOnly,
  async ({ page, browser }) => {
    await newBuyer(page)
    await visit(page, '/cart')
    await expect(page.getByText(cartMessages.empty)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse steel pipes' })).toBeVisible()

    const desk = await openDesk(browser, page)
    const item = await newItem(desk, { weightPerPiece: 20 })
    const unweighed = await newItem(desk, { weightPerPiece: null })
    await fillCart(page, item, unweighed)
    await visit(page, '/cart')
    await expect(line(page, unweighed).getByLabel('Pieces')).toBeDisabled()
    await expect(line(page, unweighed)).toContainText('Sold by the ton only')

    for (const nothing of ['', '0', '-5']) {
      await enter(quantity(page, item), nothing)
      await expect(quantity(page, item)).toHaveValue('1')
      await expect(page.getByText(cartMessages.quantityInvalid)).toBeVisible()
    }
    await quantity(page, item).fill('2.5')
    await expect(line(page, item)).toContainText('Total pieces 125')
    await quantity(page, item).blur()
    await expect.poll(() => saved(page, item)).toBe('2.5 Ton')
    await enter(quantity(page, item), '2.5001')
    await expect(page.getByText(cartMessages.tonsTooFine)).toBeVisible()
    await expect(quantity(page, item)).toHaveValue('2.5')
    await visit(page, '/cart')
    await expect(quantity(page, item)).toHaveValue('2.5')

    const device = await openWindow(browser, page)
    await device.context().addCookies(await page.context().cookies())
    await visit(device, '/cart')
    await line(device, item).getByText('Pieces', { exact: true }).click()
    await expect(quantity(device, item)).toHaveValue('125')
    await enter(quantity(device, item), '64')
    await expect(line(device, item)).toContainText('Total weight 1.280 MT')
    await expect.poll(() => saved(page, item)).toBe('64 Pieces')

    await quantity(page, unweighed).fill('7')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(quantity(page, item)).toHaveValue('64')
    await expect(quantity(page, unweighed)).toHaveValue('7')

    await page.route('**/UpdateCart?*', (route) => route.abort())
    await enter(quantity(page, item), '65')
    await expect(page.getByText(messages.serverUnreachable)).toBeVisible()
    await expect(quantity(page, item)).toHaveValue('64')

    for (const gone of [item, unweighed]) {
      await line(page, gone)
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect(page.getByRole('dialog').getByText(cartMessages.removeQuestion)).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(line(page, gone)).toHaveCount(0)
    }
    await expect(page.getByText(cartMessages.empty)).toBeVisible()
  },
)

test('another unit converts, says so, and back again is what was typed', onceOnly, async ({ page, browser }) => {
  await newBuyer(page)
  const item = await newItem(await openDesk(browser, page), { weightPerPiece: 24.48 })
  await callFrom(page, saveCart, { itemId: item.itemId, quantity: '3', unit: 'Ton' })
  await visit(page, '/cart')
  const pipe = line(page, item)
  await expect(quantity(page, item)).toHaveValue('3')
  await expect(pipe).toContainText('invoiced at the weighbridge’s net weight')

  await pipe.getByRole('button', { name: 'Make it 123 pcs' }).click()
  await expect(quantity(page, item)).toHaveValue('123')
  await expect(pipe).toContainText('3\u00a0Ton, rounded up to whole pieces: 123\u00a0Pieces, 3.011\u00a0MT.')
  await expect(pipe).toContainText('Priced and invoiced at theoretical weight.')
  await expect.poll(() => saved(page, item)).toBe('123 Pieces')
  await expectNoViolations(page)

  await pipe.getByText('Ton', { exact: true }).click()
  await expect(quantity(page, item)).toHaveValue('3')
  await expect.poll(() => saved(page, item)).toBe('3 Ton')
  await expect(pipe.getByText('rounded up')).toHaveCount(0)

  await pipe.getByText('Pieces', { exact: true }).click()
  await enter(quantity(page, item), '124')
  await pipe.getByText('Ton', { exact: true }).click()
  await expect(quantity(page, item)).toHaveValue('3.036')
  await expect(pipe).toContainText('rounded up to whole kilograms: 3.036\u00a0Ton.')
})
