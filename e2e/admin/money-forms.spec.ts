import { expect, test } from '@playwright/test'
import { cancelReceipt } from '@lohahaat/contract/billing/receipts/receipts'
import { signInAsAdmin } from '../people/admin'
import { button } from '../people/enquiry-screens'
import { onceOnly, visit } from '../people/person'

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page)
})

test(
  'a receipt is not cancelled without a reason: the button keeps its name meanwhile, and the focus comes back',
  onceOnly,
  async ({ page }) => {
    await visit(page, '/money/receipts')
    const opens = page
      .getByRole('main')
      .getByRole('button', { name: /^Cancel RC/ })
      .first()
    const name = (await opens.getAttribute('aria-label')) ?? ''
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`**${cancelReceipt.path}`, async (route) => {
      await isHeld
      await route.continue()
    })
    await opens.click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name, exact: true })
    await submit.click()
    await expect(submit.and(page.locator('[aria-busy]'))).toBeVisible()
    answer()
    await expect(dialog.getByRole('alert')).toHaveText('Please say why.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeFocused()
  },
)

test('what is wrong with a receipt is brought into sight above its button', async ({ page, isMobile }) => {
  // As much as the keyboard of a phone leaves.
  await page.setViewportSize({ width: isMobile ? 390 : 1280, height: 460 })
  await visit(page, '/money/companies/1')
  await page.getByLabel('Reference').fill('UTR 4711')
  await button(page, 'Record receipt').click()
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: /./ })
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Reference')).toHaveValue('UTR 4711')
})
