import { expect, type Page, test } from '@playwright/test'
import { visit } from '../people/person'
import { screensOf } from '../people/screens'
import { knownData } from './known-data'
import { looseWords, readPage } from './loose-words'

for (const [who, list] of Object.entries(screensOf)) {
  test(`every screen of a ${who} is in the pseudo-language, with what it says of mistakes`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const complaints: string[] = []
    // React tells so when the browser reads a page in another language than the server wrote it in.
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    const paths = await list({ page, browser, baseURL })
    const data = await knownData(browser, baseURL)
    for (const path of paths) {
      await visit(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
      await expectNoLooseWords(page, path, data)
      await makeMistakes(page)
      await expectNoLooseWords(page, `${path} with mistakes`, data)
    }
    expect(complaints).toEqual([])
  })
}

async function expectNoLooseWords(page: Page, say: string, data: readonly string[]) {
  const loose = (await readPage(page)).flatMap((text) => looseWords(text, data))
  expect.soft([...new Set(loose)], say).toEqual([])
}

/** Opens what is folded, and leaves every field as it is, which many can't be. */
const makeMistakes = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    for (const field of document.querySelectorAll<HTMLElement>('#content input, #content textarea, #content select')) {
      field.focus()
      field.blur()
    }
  })
