import type { Locator, Page } from '@playwright/test'

/** The fields and buttons of the quote screens, as a person finds them. */
export const prices = (page: Page) => page.getByRole('textbox', { name: /^₹ per (Ton|Piece)/ })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Quote' })
export const acceptButton = (page: Page, party: string) =>
  page.getByRole('button', { name: `Accept the quote of ${party}`, exact: true })

/** What one party says in a row of the comparison. */
export async function cellOf(page: Page, row: string | RegExp, party: string): Promise<Locator> {
  const heads = await page.getByRole('columnheader').allInnerTexts()
  const column = heads.findIndex((head) => head.startsWith(party))
  return page
    .getByRole('row', { name: row })
    .getByRole('cell')
    .nth(column - 1)
}
