import { expect, test } from '@playwright/test'
import { messages } from '@lohahaat/contract/platform/messages'
import { signInAsAdmin } from '../people/admin'
import { onceOnly, visit } from '../people/person'

test(
  'a rate is changed, seen in the example, kept in the history and told by the audit',
  onceOnly,
  async ({ page }) => {
    await signInAsAdmin(page)
    await visit(page, '/freight')
    const rate = page.getByLabel('₹ for truck 1, distance 5')
    const save = page.getByRole('main').getByRole('button', { name: 'Save rates' })
    const example = page.getByRole('table', { name: '₹/MT for a full truck' })
    const before = await rate.inputValue()
    await expect(save).toHaveAttribute('aria-disabled', 'true')

    await rate.fill('')
    await page.getByLabel('Truck 1, tons').fill('')
    await expect(page.getByText('Please enter Truck as a number.')).toBeVisible()
    await page.getByLabel('Truck 1, tons').fill('9')
    await rate.fill('2')
    await expect(example.getByRole('row', { name: /^1,500 km/ })).toContainText('₹3,000')
    await save.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save rates' }).click()
    await expect(page.getByText(messages.dataUpdated)).toBeVisible()
    const newest = page.getByRole('table', { name: 'History of the freight rates' }).getByRole('row').nth(1)
    await expect(newest).toContainText('1,500 km ₹2')
    await expect(newest).toContainText('In force')

    await visit(page, '/audit?resource=Freight')
    await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('9 t, 1500 km: 2')

    await visit(page, '/freight')
    await rate.fill(before)
    await save.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save rates' }).click()
    await expect(newest).toContainText(`1,500 km ₹${before}`)
  },
)
