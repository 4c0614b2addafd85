import { expect, request as requests } from '@playwright/test'
import { masterDataKinds } from '@lohahaat/contract/reference/master-data/kinds'
import { signInByCalls, signUpByCalls } from '../people/session'
import { test } from './process'

test('on the first day every list of master data is empty and leads to its form', async ({
  start,
  emptyDir: folder,
  page,
}) => {
  const owner = 'owner@works.example'
  const address = (await start({ DATA_DIR: folder, DEMO_DATA: 'false', ADMIN_EMAILS: owner }).started) ?? ''
  const visitor = await requests.newContext({ baseURL: address })
  await signUpByCalls(visitor, owner, 'Loha Works', folder)
  const cookies = await signInByCalls(visitor, owner, folder)
  await page.context().addCookies([...(await visitor.storageState()).cookies, ...cookies])
  await visitor.dispose()

  for (const { screens, texts } of masterDataKinds) {
    await page.goto(`${address}${screens.list}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: texts.list })).toBeVisible()
    await expect(main.getByText(texts.empty)).toBeVisible()
    await expect(main.getByText('0', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: texts.createFirst })).toHaveAttribute('href', screens.form)
  }
})
