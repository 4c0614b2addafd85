import { expect, type Page, test } from '@playwright/test'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { createStockDetail, fetchStockDetails } from '@lohahaat/contract/inventory/stock/stock-details'
import { signInAsAdmin } from '../people/admin'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'

/** Items at ₹60,000, ₹61,000 and so on from the top of the list, found by a customs code that no other test uses. */
async function openSheet(page: Page, count: number) {
  await signInAsAdmin(page)
  const [demo] = await callFrom(page, fetchStockDetails, { itemId: 1 })
  if (!demo) throw new Error('No item to copy')
  const hsn = `7306${Math.floor(1000 + 9000 * Math.random())}`
  const ids: number[] = []
  for (let place = count - 1; place >= 0; place--) {
    const item = { ...demo, hsn, active: false, price: 60_000 + 1_000 * place }
    ids.unshift((await callFrom(page, createStockDetail, item)).itemId)
  }
  await visit(page, `/stocks?search=${hsn}`)
  const cell = (place: number) => page.getByRole('textbox', { name: /^Price of/ }).nth(place)
  await expect(cell(count - 1)).toBeVisible()
  return { ids, cell, bar: page.getByRole('status', { name: 'Changes of prices' }), dialog: page.getByRole('dialog') }
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

test.describe('prices by keyboard', onceOnly, () => {
  test('Enter and arrows move, typing replaces, F2 edits, Esc restores, Tab leaves', async ({ page }) => {
    const { cell, bar } = await openSheet(page, 4)
    await cell(0).focus()
    await page.keyboard.type('60500')
    await page.keyboard.press('Enter')
    await expect(cell(1)).toBeFocused()
    await expect(cell(0)).toHaveValue('60,500.00')
    await expect(bar).toContainText('₹60,000.00 became ₹60,500.00.')

    await page.keyboard.type('₹ 61,250.50')
    await page.keyboard.press('ArrowDown')
    await expect(cell(2)).toBeFocused()
    await expect(cell(1)).toHaveValue('61,250.50')

    await page.keyboard.press('F2')
    await page.keyboard.press('ArrowUp')
    await expect(cell(2)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect(cell(2)).toHaveValue('62,000.05')

    await page.keyboard.type('9')
    await page.keyboard.press('Escape')
    await expect(cell(3)).toHaveValue('63,000.00')
    await expect(cell(3)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+Enter')
    await expect(cell(1)).toBeFocused()

    await page.keyboard.type('call us')
    await page.keyboard.press('Enter')
    await expect(cell(1)).toBeFocused()
    await expect(cell(1)).toHaveAccessibleDescription('Please enter Price as a number.')
    await page.keyboard.press('Escape')
    await expect(cell(1)).toHaveValue('61,250.50')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Edit/ }).nth(1)).toBeFocused()
  })

  test('a move above 10 % asks first, and every save can be undone', async ({ page }) => {
    const { cell, bar, dialog } = await openSheet(page, 2)
    await cell(0).focus()
    await page.keyboard.type('6000')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('1 price moves by more than 10 %')
    await expect(dialog).toContainText('₹60,000.00 becomes ₹6,000.00, -90 %.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(cell(0)).toHaveValue('60,000.00')

    await cell(0).focus()
    await page.keyboard.type('70000')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Save the price' }).click()
    await expect(cell(0)).toHaveValue('70,000.00')
    await cell(1).focus()
    await page.keyboard.type('61500')
    await page.keyboard.press('ArrowUp')
    await expect(bar).toContainText('₹61,000.00 became ₹61,500.00.')

    await bar.getByRole('button', { name: 'Undo' }).click()
    await expect(cell(1)).toHaveValue('61,000.00')
    await expect(bar).toContainText('Undone: ')
    await page.getByRole('heading', { name: 'Stock', exact: true }).click()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(cell(0)).toHaveValue('60,000.00')
    await expect(bar.getByRole('button', { name: 'Undo' })).toBeHidden()
  })

  test('a pasted column fills downward; what is no price holds all of it back', async ({ page }) => {
    const { cell, bar, dialog } = await openSheet(page, 5)
    await cell(1).focus()
    await paste(page, '₹61,050.00\r\nRs. 62,100/-\r\n63 150\r\n')
    await expect(cell(1)).toHaveValue('61,050.00')
    await expect(cell(2)).toHaveValue('62,100.00')
    await expect(cell(3)).toHaveValue('63,150.00')
    await expect(bar).toContainText('3 prices changed.')
    await expect(cell(0)).toHaveValue('60,000.00')

    await cell(2).focus()
    await paste(page, '62500\ncall us\n99000\n1\n')
    await expect(bar).toContainText('3 cells pasted, not saved yet. 1 is no price: please mend it.')
    await expect(bar).toContainText('1 more was left out, because the page ends here.')
    await expect(cell(3)).toHaveAttribute('aria-invalid', 'true')
    await cell(3).fill('63,500')
    await page.keyboard.press('Enter')
    await bar.getByRole('button', { name: 'Save 3 prices' }).click()
    await expect(dialog).toContainText('1 price moves by more than 10 %')
    await dialog.getByRole('button', { name: 'Save 3 prices' }).click()
    await expect(bar).toContainText('3 prices changed.')
    await expect(cell(4)).toHaveValue('99,000.00')

    await cell(0).focus()
    await paste(page, 'a\tb\nc\td\n')
    await expect(page.getByText('The copied cells have 2 columns.')).toBeVisible()
    await paste(page, '60100\nn/a\n')
    await bar.getByRole('button', { name: 'Leave 1 out' }).click()
    await expect(cell(1)).toHaveValue('61,050.00')
    await bar.getByRole('button', { name: 'Save 1 price' }).click()
    await expect(cell(0)).toHaveValue('60,100.00')

    await visit(page, '/audit?resource=Stock+Item')
    const entry = page.getByRole('row', { name: /3 prices changed, typed or pasted/ }).first()
    await entry.getByRole('button', { name: 'Show 3 rows' }).click()
    await expect(entry.getByRole('listitem').filter({ hasText: '₹99,000.00' }).first()).toContainText('₹64,000.00')
  })

  test('a price that somebody else has changed is shown, and not overwritten', async ({ page }) => {
    const { ids, cell, bar } = await openSheet(page, 2)
    await cell(0).focus()
    await page.keyboard.type('60500')
    await page.keyboard.press('Enter')
    await expect(bar).toContainText('became ₹60,500.00.')
    await callFrom(page, setStockPrice, { itemId: ids[0] ?? 0, price: 60_700 })
    await bar.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/costs ₹60,700.00 now\. Somebody changed it meanwhile/)).toBeVisible()
    await expect(cell(0)).toHaveValue('60,700.00')

    await callFrom(page, setStockPrice, { itemId: ids[1] ?? 0, price: 61_700 })
    await cell(1).focus()
    await page.keyboard.type('61800')
    await page.keyboard.press('Enter')
    await expect(cell(1)).toHaveAccessibleDescription(/costs ₹61,700.00 now/)
    await page.keyboard.press('Escape')
    await expect(cell(1)).toHaveValue('61,700.00')
  })
})

test.describe('prices by touch', onceOnly, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap chooses, a second tap goes into the text, and the same rules hold', async ({ page }) => {
    const { cell, bar, dialog } = await openSheet(page, 3)
    await cell(0).tap()
    await expect(cell(0)).toBeFocused()
    await page.keyboard.type('60500')
    await cell(1).tap()
    await expect(cell(0)).toHaveValue('60,500.00')
    await cell(1).tap()
    await page.keyboard.press('End')
    await page.keyboard.type('5')
    await cell(2).tap()
    await expect(cell(1)).toHaveAccessibleDescription('Price can have at most 2 decimals.')

    await page.keyboard.type('99000')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Save the price' }).tap()
    await expect(cell(2)).toHaveValue('99,000.00')
    await bar.getByRole('button', { name: 'Undo' }).tap()
    await expect(cell(2)).toHaveValue('62,000.00')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})
