import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { newBuyer } from '../people/buyer'
import { keptNames, openPhone, visitAndKeep } from '../people/device'
import { openGate } from '../people/gate'
import { orderByCalls } from '../people/order-by-calls'
import { onceOnly, openMenu, visit } from '../people/person'

test('what one account has opened, no other sees on the same phone', onceOnly, async ({ baseURL }) => {
  const gate = await openGate(baseURL ?? '')
  const { context, folder, page } = await openPhone(gate.url)
  await newBuyer(page, 'Asha Steel')
  const { orderId, orderNo } = await orderByCalls(page)
  await visitAndKeep(page, '/myOrdersList')
  await visitAndKeep(page, `/orderDetails/${orderId}`)
  expect((await keptNames(page)).filter((name) => name.startsWith('own-'))).toHaveLength(1)

  await test.step('signing out wipes it', async () => {
    await openMenu(page)
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect.poll(async () => (await keptNames(page)).filter((name) => name.startsWith('own-'))).toEqual([])
    gate.shut()
    await page.goto(`/orderDetails/${orderId}`)
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    gate.open()
  })

  await test.step('another account finds nothing of it, with a network and without', async () => {
    await newBuyer(page, 'Bela Pipes')
    await visitAndKeep(page, '/myOrdersList')
    await expect(page.getByText(orderNo)).toBeHidden()
    gate.shut()
    await page.goto('/myOrdersList')
    await expect(page.getByText(/^No network\./)).toBeVisible()
    await expect(page.getByText(orderNo)).toBeHidden()
    await page.goto(`/orderDetails/${orderId}`)
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    gate.open()
  })

  await test.step('nor does whoever comes after a session that was not signed out', async () => {
    const kept = await keptNames(page)
    await context.clearCookies()
    await newBuyer(page, 'Chand Tubes')
    gate.shut()
    await page.goto('/myOrdersList')
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    expect((await keptNames(page)).filter((name) => name.startsWith('own-') && kept.includes(name))).toEqual([])
    gate.open()
    await visit(page, '/rates')
  })
  await context.close()
  gate.close()
  await rm(folder, { recursive: true, force: true })
})
