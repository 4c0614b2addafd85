import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cookie, Page } from '@playwright/test'
import { signInByCalls } from './session'

const file = join(process.env['E2E_DATA_DIR'] ?? '', 'supplier-session.json')

/** The demo supplier, signed in once for all tests of a run, since an address gets ten codes a day. */
export async function signInAsSupplier(page: Page) {
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null) return page.context().addCookies(JSON.parse(kept) as Cookie[])
  await page.context().addCookies(await signInByCalls(page.request, 'supplier@lohahaat.example'))
  await writeFile(file, JSON.stringify(await page.context().cookies()))
}
