import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cookie, type Page, request } from '@playwright/test'
import { ADMINS } from './admins'
import { signInByCalls, signUpByCalls } from './session'

const file = join(process.env['E2E_DATA_DIR'] ?? '', 'admin-session.json')

/** Signs the demo administrator in once for all tests of a run, since an address gets ten codes a day. */
export async function prepareAdmin(baseURL: string) {
  const visitor = await request.newContext({ baseURL })
  const cookies = await signInByCalls(visitor, ADMINS.demo)
  const state = await visitor.storageState()
  await writeFile(file, JSON.stringify([...state.cookies, ...cookies]))
  await visitor.dispose()
}

export async function signInAsAdmin(page: Page) {
  await page.context().addCookies(JSON.parse(await readFile(file, 'utf8')) as Cookie[])
}

/** With a session that is nobody else's. */
export async function signInAsOwnAdmin(page: Page) {
  await signUpByCalls(page.request, ADMINS.own, 'LohaHaat Night Desk')
  await page.context().addCookies(await signInByCalls(page.request, ADMINS.own))
}
