import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cookie, type Page, request } from '@playwright/test'
import { signInByCalls } from './session'

const file = join(process.env['E2E_DATA_DIR'] ?? '', 'supplier-session.json')

/**
 * Signs the demo supplier in once for all tests of a run: an address gets ten codes a day, and of two workers that ask at
 * once only the later one has a code that counts.
 */
export async function prepareSupplier(baseURL: string) {
  const visitor = await request.newContext({ baseURL })
  const cookies = await signInByCalls(visitor, 'supplier@lohahaat.example')
  const state = await visitor.storageState()
  await writeFile(file, JSON.stringify([...state.cookies, ...cookies]))
  await visitor.dispose()
}

export async function signInAsSupplier(page: Page) {
  await page.context().addCookies(JSON.parse(await readFile(file, 'utf8')) as Cookie[])
}
