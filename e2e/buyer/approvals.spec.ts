import { expect, type Browser, type Page, test } from '@playwright/test'
import { addLines } from '@lohahaat/contract/ordering/cart/add-lines'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'
import { signInByCalls } from '../people/session'

// The two share one cart, so that the widths take turns.
test.describe.configure({ mode: 'serial' })

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** A colleague's window. */
async function signedIn(
  browser: Browser,
  email: string,
  baseURL: string | undefined,
  viewport: (typeof WIDTHS)[number],
) {
  const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await context.addCookies(await signInByCalls(page.request, email))
  return page
}

/** Tons of two items whose stock isn't counted: more than he may order by himself. */
async function fillCart(page: Page) {
  const [tab] = await callFrom(page, fetchProductData, { department: 'pipe' })
  const { departmentId = 0, classId = 0 } = tab ?? {}
  const cards = await callFrom(page, fetchProductClassData, { departmentId, classId, itemId: -2 })
  const items = cards.filter(({ available }) => available === null).slice(0, 2)
  await callFrom(page, addLines, {
    lines: items.map(({ itemId }) => ({ itemId, quantity: '3', unit: 'Ton' as const })),
  })
}

for (const size of WIDTHS)
  test(
    `at ${size.width} px an order above the limit is asked for, approved by a colleague, and there`,
    onceOnly,
    async ({ browser, baseURL }) => {
      const buyer = await signedIn(browser, 'stores@pawana.example', baseURL, size)
      await fillCart(buyer)
      await visit(buyer, '/checkOut')
      await expect(buyer.getByText(/above the limit of ₹2,00,000\.00 for one order/)).toBeVisible()
      await expect(buyer.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0)
      await buyer.getByLabel('Note to the approver').fill(`For the shed, ${size.width}`)
      await buyer.getByRole('button', { name: 'Ask for approval' }).click()
      await expect(buyer.getByRole('heading', { name: 'Request of Prakash Jadhav' })).toBeVisible()
      const path = new URL(buyer.url()).pathname
      await expect(buyer.getByRole('main')).toContainText('Waiting')
      await expect(buyer.getByRole('button', { name: 'Approve' })).toHaveCount(0)

      const approver = await signedIn(browser, 'purchase@pawana.example', baseURL, size)
      await visit(approver, '/')
      await approver.getByRole('link', { name: /requests? waits? for you/ }).click()
      await expect(approver.getByRole('heading', { name: 'Approvals' })).toBeVisible()
      await approver.locator(`a[href="${path}"]`).click()
      await expect(approver.getByText(`For the shed, ${size.width}`)).toBeVisible()
      await approver
        .getByRole('button', { name: /^Take out/ })
        .first()
        .click()
      await approver.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
      await expect(approver.getByText('Taken out')).toBeVisible()
      await approver.getByRole('button', { name: 'Approve' }).click()
      await approver.getByRole('link', { name: 'See the order' }).click()
      await expect(approver.getByRole('main')).toContainText('approved by Sneha Deshpande')

      await visit(buyer, path)
      await buyer.getByRole('link', { name: 'See the order' }).click()
      await expect(buyer.getByRole('main')).toContainText('by Prakash Jadhav, approved by Sneha Deshpande')
      await visit(buyer, '/cart')
      await expect(buyer.getByRole('list', { name: 'Items' }).getByRole('article')).toHaveCount(1)
      for (const page of [buyer, approver]) await page.context().close()
    },
  )
