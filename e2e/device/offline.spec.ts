import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { fetchConsignment } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { fetchKeptLists } from '@lohahaat/contract/sourcing/lists/kept-lists'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { openPhone, untilKept, visitAndKeep } from '../people/device'
import { openGate } from '../people/gate'
import { button } from '../people/enquiry-screens'
import { callFrom, orderByCalls } from '../people/order-by-calls'
import { onceOnly, untilDrawn, visit } from '../people/person'
import { truckSentOff } from '../people/sent-off'

test(
  'what was opened is there at the gate of the yard, and what was typed there is sent once',
  onceOnly,
  async ({ browser, baseURL }) => {
    const gate = await openGate(baseURL ?? '')
    const { context, folder, page } = await openPhone(gate.url)
    await newBuyer(page)
    const { orderId, consignmentId } = await truckSentOff(browser, page)

    await test.step('with a network he looks at rates, his order and its truck', async () => {
      await visitAndKeep(page, '/rates')
      for (const path of ['/list', '/weight-calculator']) await untilKept(page, path)
      await visitAndKeep(page, `/orderDetails/${orderId}`)
      await visitAndKeep(page, `/consignment/${consignmentId}`)
      await visitAndKeep(page, '/myOrdersList')
    })

    gate.shut()

    await test.step('without one they open, with their time', async () => {
      await page.goto('/rates')
      await expect(page.getByText(/^No network\. This page is from /)).toBeVisible()
      await expect(page.getByRole('table').first()).toBeVisible()
      await page.goto(`/orderDetails/${orderId}`)
      await expect(page.getByRole('region', { name: 'Trucks' }).getByText('HR55AB0012')).toBeVisible()
      await page.goto('/settings')
      await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    })

    await test.step('a list and a receipt wait on the phone', async () => {
      await visit(page, '/list')
      await page.getByLabel('Your list').fill('50x50x2.9 SHS apollo - 6 nos\n100x50x4 rhs 3 pcs')
      await button(page, 'Price my list').click()
      await expect(page.getByText('1 form waiting to be sent')).toBeVisible()
      await visit(page, `/consignment/${consignmentId}`)
      await page.getByLabel('Remarks').fill('Bundles tagged')
      await button(page, 'Received').click()
      await expect(page.getByText('2 forms waiting to be sent')).toBeVisible()
    })

    await context.close()
    gate.open()
    const again = await openPhone(gate.url, folder)

    await test.step('the browser was closed: with a network both are sent, once', async () => {
      await visit(again.page, '/rates')
      await expect
        .poll(async () => (await callFrom(again.page, fetchConsignment, { consignmentId })).state)
        .toBe('Received')
      await expect.poll(async () => (await callFrom(again.page, fetchKeptLists, {})).length).toBe(1)
      await expect(again.page.getByText(/waiting to be sent$/)).toBeHidden()
      await untilDrawn(again.page)
    })
    await again.context.close()
    gate.close()
    await rm(folder, { recursive: true, force: true })
  },
)

test(
  'in Hindi too; what the server refuses says why, and opens again as it was typed',
  onceOnly,
  async ({ baseURL }) => {
    const gate = await openGate(baseURL ?? '')
    const { context, folder, page } = await openPhone(gate.url)
    await newBuyer(page)
    const { orderId, orderNo } = await orderByCalls(page)
    await context.addCookies([{ name: 'Lang', value: 'hi', url: gate.url }])
    await visitAndKeep(page, `/hi/orderDetails/${orderId}`)
    await untilKept(page, '/hi/list')
    gate.shut()

    await test.step('what was opened is there, and what was not says so', async () => {
      await page.goto(`/hi/orderDetails/${orderId}`)
      await expect(page.getByText(/^इंटरनेट नहीं है। यह पेज /)).toBeVisible()
      await expect(page.getByRole('main').getByText(orderNo).first()).toBeVisible()
      await page.goto('/hi/settings')
      await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'लिस्ट का भाव निकालें' })).toHaveAttribute('href', '/hi/list')
      await expectNoViolations(page)
    })

    await test.step('a list with a line too many is refused when there is a network', async () => {
      await visit(page, '/hi/list')
      const list = page.getByLabel('आपकी लिस्ट')
      const long = Array.from({ length: 201 }, (_, at) => `50x50x2.9 SHS apollo - ${at + 1} nos`).join('\n')
      await list.fill(long)
      await button(page, 'लिस्ट का भाव निकालें').click()
      await expect(page.getByText('1 फ़ॉर्म भेजना बाक़ी है')).toBeVisible()
      gate.open()
      await visit(page, '/hi/list')
      await expect(page.getByText('1 फ़ॉर्म नहीं लिया गया')).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('link', { name: 'फ़ॉर्म खोलें' }).click()
      await expect(list).toHaveValue(long)
    })
    await context.close()
    gate.close()
    await rm(folder, { recursive: true, force: true })
  },
)
