import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What is fine is not told: to describe it takes a third of the time. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** Both themes of what is on the screen: they differ in nothing but colours. */
export async function expectNoViolations(page: Page) {
  await switchTo(page, 'light')
  const all = await axe(page).analyze()
  await switchTo(page, 'dark')
  const dark = await axe(page).withRules(['color-contrast']).analyze()
  const violations = [...all.violations, ...dark.violations]
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}

/** Colours fade from one theme to the other, however shortly. They are not waited for: a page out of sight doesn't fade on. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
}
