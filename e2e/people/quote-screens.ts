import type { Locator, Page } from '@playwright/test'

/** The fields and buttons of the quote screens, as a person finds them. */
export const prices = (page: Page) => page.getByRole('textbox', { name: /^₹ per (Ton|Piece|kg|metre)/ })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Quote' })
export const acceptButton = (page: Page, party: string) =>
  page.getByRole('button', { name: `Accept the quote of ${party}`, exact: true })

/** The parties in the order of the comparison. */
export const parties = (page: Page) => page.getByRole('columnheader').filter({ hasNotText: /^(Item|Catalogue)/ })

/** What one party says in a row of the comparison; on a phone its name stands inside the row. */
export const cellOf = (page: Page, row: string | RegExp, party: string): Locator =>
  page.getByRole('row', { name: row }).and(page.locator('tr')).locator(`[role=cell][data-title="${party}"]`)

/** The button that chooses a party for a line. */
export const choice = (page: Page, row: string | RegExp, party: string): Locator =>
  cellOf(page, row, party).getByRole('button', { name: new RegExp(`^Choose ${party}`) })
