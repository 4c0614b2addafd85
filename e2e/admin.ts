import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cookie, type Page, request } from '@playwright/test'
import { signInByCalls } from './session'

const file = join(process.env['E2E_DATA_DIR'] ?? '', 'admin-session.json')

/** Signs the demo administrator in once for all tests of a run, since an address gets ten codes a day. */
export async function prepareAdmin(baseURL: string) {
  const visitor = await request.newContext({ baseURL })
  const cookies = await signInByCalls(visitor, 'admin@lohahaat.example')
  const state = await visitor.storageState()
  await writeFile(file, JSON.stringify([...state.cookies, ...cookies]))
  await visitor.dispose()
}

export async function signInAsAdmin(page: Page) {
  await page.context().addCookies(JSON.parse(await readFile(file, 'utf8')) as Cookie[])
}
