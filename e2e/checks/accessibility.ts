import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { contrastViolationsOn } from './contrast'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** By default in both themes, which differ in nothing but colours. */
export async function expectNoViolations(page: Page, themes: readonly ('light' | 'dark')[] = ['dark', 'light']) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  for (const colorScheme of themes) {
    // Where motion is reduced, colours don't fade from one theme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await contrastViolationsOn(page), `contrast in the ${colorScheme} theme`).toEqual([])
  }
  expect(await violationsOn(page)).toEqual([])
}

/** What is fine is not told, nor by which selector: to describe it takes half the time. */
const violationsOn = (page: Page) =>
  page.evaluate(async () => {
    const rules = { 'color-contrast': { enabled: false } }
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], selectors: false, rules })
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
  })
