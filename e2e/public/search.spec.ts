import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { newEmail, onceOnly, signIn, visit } from '../people/person'
import { signUpByCalls } from '../people/session'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search all pipes' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page, group: string) => list(page).getByRole('group', { name: group }).getByRole('option')
const cards = (page: Page) =>
  page
    .getByRole('region', { name: 'Items' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

test('suggestions while typing: items, sizes, classes and makes, by keys alone', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('tata 50')
  await expect(options(page, 'Sizes').first()).toContainText('50')
  await expect(options(page, 'Items, lowest ₹/MT first').first()).toContainText('Tata')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expectNoViolations(page)

  await page.keyboard.press('ArrowDown')
  await expect(list(page).getByRole('option', { selected: true })).toHaveText(/Tata.*₹[\d,]+\/MT/)
  await page.keyboard.press('ArrowUp')
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toHaveValue('tata 50')
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pipe\/pipe\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('50')
})

test('a suggested make, class or size leads to as many items as it says', async ({ page }) => {
  await visit(page, '/about')
  for (const [typed, group] of [
    ['40x40 apo', 'Makes'],
    ['hollow', 'Classes'],
    ['50x5', 'Sizes'],
  ] as const) {
    await field(page).fill(typed)
    const first = options(page, group).first()
    const [, count] = /(\d+) items?$/.exec(await first.innerText()) ?? []
    await first.click()
    await expect(page).toHaveURL(/\/pipe\/pipe\?/)
    await expect(page.getByRole('region', { name: 'Items' }).getByText(`of ${count} item`)).toBeVisible()
    await expect(list(page)).toBeHidden()
  }
})

test('Enter searches for what was typed, and both fields show it', onceOnly, async ({ page }) => {
  await visit(page, '/')
  await field(page).fill('gi 2"')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/pipe/pipe?search=gi+2%22')
  await expect(cards(page).first()).toContainText('50 NB')
  const own = page.getByRole('searchbox', { name: /^Search brand/ })
  await expect(own).toHaveValue('gi 2"')
  await own.fill('40x40')
  await expect(field(page)).toHaveValue('40x40')
  await own.press('/')
  await expect(own).toHaveValue('40x40/')
})

test(
  'what does not fit says how it differs, and suppliers can be asked for what was meant',
  onceOnly,
  async ({ page }) => {
    const email = newEmail()
    await signUpByCalls(page.request, email, 'Verma Fabricators')
    await visit(page, '/pipe/pipe?search=50x50x2.9+SHS+12+m')
    await expect(page.getByText('Nothing fits exactly.')).toBeVisible()
    await expect(cards(page).first()).toContainText('12 m on enquiry')
    await expectNoViolations(page)

    await page.getByRole('link', { name: 'Ask suppliers for 50x50x2.9 SHS 12 m' }).click()
    await signIn(page, email)
    await expect(page).toHaveURL('/uploadEnquiry?text=50x50x2.9+SHS+12+m')
    await expect(page.getByText('50x50x2.9 SHS 12 m').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Look through your list' })).toBeVisible()
  },
)

test('nothing found asks suppliers, too', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/pipe/pipe?search=500x500x40')
  await page.getByRole('link', { name: 'Ask suppliers for 500x500x40' }).click()
  await expect(page.getByRole('heading', { name: 'Look through your list' })).toBeVisible()
})

test('several pasted lines are handed over to the priced list', onceOnly, async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'LHPastedList') document.title = value
      set.call(this, key, value)
    }
  })
  await visit(page, '/pipe/pipe')
  const handedOver = await field(page).evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '50x50x2.9 apollo 60 nos\ngi 2" 30 pcs')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    return document.title
  })
  expect(handedOver).toBe('50x50x2.9 apollo 60 nos gi 2" 30 pcs')
})

test.describe('without scripts', onceOnly, () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a form', async ({ page }) => {
    await page.goto('/about')
    await field(page).fill('apolo 40x40')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/pipe/pipe?search=apolo+40x40')
    await expect(cards(page).first()).toContainText('APL Apollo')
  })
})
