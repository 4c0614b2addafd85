import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { visit } from './person'

/** A phone whose browser can be closed and opened again with all it has kept. */
export async function openPhone(baseURL: string, profile?: string) {
  const { launchOptions, viewport } = test.info().project.use
  const folder = profile ?? (await mkdtemp(join(tmpdir(), 'lh-phone-')))
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL,
    viewport: viewport ?? null,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  })
  return { context, folder, page: context.pages()[0] ?? (await context.newPage()) }
}

/** Opens a page and waits until it and its files are kept. */
export async function visitAndKeep(page: Page, path: string) {
  await visit(page, path)
  await untilKept(page, path)
}

export const untilKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreVary: true })), path))
    .toBe(true)

export const keptNames = (page: Page) => page.evaluate(() => caches.keys())
