import { type Browser, expect, type Page, test } from '@playwright/test'

export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
export const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
export const card = (page: Page, leadId: string) => page.getByRole('article', { name: leadId })
export const quantity = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Quantity of SHS ${name}\u00a0mm` })

export async function answer(page: Page, question: string, action: string) {
  await expect(page.getByRole('dialog').getByText(question)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
}

/** Somebody else at a window of his own. */
export async function openWindow(browser: Browser, page: Page, signIn: (other: Page) => Promise<unknown>) {
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await signIn(other)
  return other
}
