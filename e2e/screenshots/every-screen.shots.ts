import { join } from 'node:path'
import { test } from '@playwright/test'
import { visit } from '../people/person'
import { screensOf } from '../people/screens'
import { pictureName, picturesFolder } from './pictures'

for (const [who, list] of Object.entries(screensOf)) {
  test(`every screen of a ${who}`, async ({ page, browser, baseURL }, { project }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of await list({ page, browser, baseURL })) {
      await visit(page, path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const file = join(picturesFolder, `${project.name}-${colorScheme}`, pictureName(who, path))
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
      }
    }
  })
}
