import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Both themes of what is on the screen: they differ in nothing but colours. */
export async function expectNoViolations(page: Page) {
  await expectNoViolationsInLight(page)
  await switchTo(page, 'dark')
  expect(await violationsOn(page, ['color-contrast'])).toEqual([])
}

export async function expectNoViolationsInLight(page: Page) {
  await switchTo(page, 'light')
  await page.evaluate(source)
  expect(await violationsOn(page)).toEqual([])
}

/** What is fine is not told: to describe it takes a third of the time. */
const violationsOn = (page: Page, runOnly?: string[]) =>
  page.evaluate(async (rules) => {
    const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) }
    const { violations } = await window.axe.run(document, options)
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
  }, runOnly)

/**
 * Colours fade from one theme to the other, however shortly. They are not waited for: a page out of sight doesn't fade on.
 * What inherits a colour begins to fade when its parent has it.
 */
async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(() => {
    const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    for (let some = fading(); some.length > 0; some = fading()) for (const one of some) one.finish()
  })
}
