import { expect, type Page, test } from '@playwright/test'
import { visit } from '../people/person'
import { screensOf } from '../people/screens'
import { knownData } from './known-data'
import { looseWords, readPage } from './loose-words'
import { emptyFields, refuseWrites, tryEverything, watchRequests } from './try-everything'
import { expectWellMade, listenToConsole } from './well-made'

for (const [who, list] of Object.entries(screensOf)) {
  test(`every screen of a ${who} is well made and in the pseudo-language, with its dialogs and what it says of mistakes`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const complaints = listenToConsole(page)
    const paths = await list({ page, browser, baseURL })
    const data = await knownData(browser, baseURL)
    const look = (say: string) => expectNoLooseWords(page, say, data)
    const settle = watchRequests(page)
    await refuseWrites(page)
    for (const path of paths) {
      await visit(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
      await look(path)
      await expectWellMade(page, path, ['dark', 'light'])
      await emptyFields(page, '#content')
      await look(`${path} with empty fields`)
      await tryEverything(page, { path, settle, look })
    }
    expect(complaints).toEqual([])
  })
}

async function expectNoLooseWords(page: Page, say: string, data: readonly string[]) {
  const loose = (await readPage(page)).flatMap((text) => looseWords(text, data))
  expect.soft([...new Set(loose)], say).toEqual([])
}
