import { expect, test } from '@playwright/test'
import { onceOnly, visit } from '../people/person'

const ways = ['+91 98765 43210', '09876543210', '98765-43210']

for (const [path, label] of [
  ['/signup', 'Contact Number'],
  ['/contact', 'Phone'],
] as const) {
  test(`a number is pasted into ${path} as it is written elsewhere`, onceOnly, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, path)
    const field = page.getByRole('main').getByRole('textbox', { name: label })
    for (const number of ways) {
      await field.fill('')
      await page.evaluate((text) => navigator.clipboard.writeText(text), number)
      await field.press('Control+V')
      await expect(field).toHaveValue('9876543210')
      await field.fill('')
      await field.pressSequentially(number)
      await expect(field).toHaveValue('9876543210')
    }
    // A letter in the middle goes, and the cursor stays where it was.
    await field.press('Home')
    for (const key of ['ArrowRight', 'ArrowRight', 'Delete', 'x', '0']) await field.press(key)
    await expect(field).toHaveValue('9806543210')
  })
}
