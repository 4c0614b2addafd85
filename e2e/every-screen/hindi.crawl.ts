import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { expect, test } from '@playwright/test'
import { visit } from '../people/person'
import { screensOf } from '../people/screens'
import { knownData } from './known-data'
import { latinWords } from './latin-words'
import { readPage } from './loose-words'
import { expectWellMade, listenToConsole } from './well-made'

for (const [who, list] of Object.entries(screensOf)) {
  test(`every screen of a ${who} is well made and in Hindi`, async ({ page, browser, baseURL }) => {
    const complaints = listenToConsole(page)
    const paths = await list({ page, browser, baseURL })
    const data = await knownData(browser, baseURL)
    for (const path of paths) {
      await visit(page, inLanguage(path, 'hi'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      const searched = [...new URLSearchParams(path.split('?')[1]).values()]
      const latin = (await readPage(page)).flatMap((text) => latinWords(text, [...searched, ...data]))
      expect.soft([...new Set(latin)], path).toEqual([])
      // Colours are the same in each language, so the other crawl looks at the dark theme.
      await expectWellMade(page, path, ['light'])
    }
    expect(complaints).toEqual([])
  })
}
