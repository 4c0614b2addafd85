import { expect, test } from '@playwright/test'
import { newBuyer } from '../people/buyer'
import { untilKept } from '../people/device'
import { onceOnly, visit } from '../people/person'

test.use({ serviceWorkers: 'allow' })

test('a chat that another app shares opens the priced list, read', onceOnly, async ({ page }) => {
  await visit(page, '/rates')
  await untilKept(page, '/rates')
  // As the system does it: a form that opens a page.
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    })
    const text = Object.assign(document.createElement('textarea'), {
      name: 'text',
      value: '50x50x2.9 SHS apollo - 6 nos\n100x50x4 rhs 3 pcs',
    })
    form.append(text)
    document.body.append(form)
    form.submit()
  })
  await expect(page).toHaveURL(/\/list\?shared=1$/)
  await expect(page.getByRole('listitem', { name: 'Line 1', exact: true })).toContainText('APL Apollo')
})

test('a chat that is shared as a file is read as if it was chosen there', onceOnly, async ({ page }) => {
  await visit(page, '/rates')
  await untilKept(page, '/rates')
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    })
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
    const files = new DataTransfer()
    files.items.add(new File(['50x50x2.9 SHS apollo - 6 nos\n100x50x4 rhs 3 pcs'], 'chat.txt', { type: 'text/plain' }))
    input.files = files.files
    form.append(input)
    document.body.append(form)
    form.submit()
  })
  await expect(page.getByRole('listitem', { name: 'Line 1', exact: true })).toContainText('APL Apollo')
})

test('a text that is shared in Hindi leads back to Hindi', onceOnly, async ({ page }) => {
  await visit(page, '/hi/rates/SHS')
  await page.getByRole('button', { name: 'शेयर करें' }).click()
  await expect(page.getByRole('dialog').getByRole('region')).toContainText('/hi/rates/SHS')
})

test('a message is shown on the phone, and only what it says', onceOnly, async ({ page, context, baseURL }) => {
  await newBuyer(page)
  await visit(page, '/rates')
  await untilKept(page, '/rates')
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no worker')
  // A browser without a screen refuses every notification, so what is asked of it is looked at.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration }
    scope.shown = []
    scope.registration.showNotification = async (title, { body, tag, data } = {}) =>
      void scope.shown.push({ title, body, tag, data: data as unknown })
  })
  const devtools = await context.newCDPSession(page)
  const registrations: { registrationId: string }[] = []
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => registrations.push(...found))
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const deliver = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: String(baseURL),
      registrationId: registrations[0]?.registrationId ?? '',
      data,
    })
  await deliver('no message of ours')
  await deliver(
    JSON.stringify({ title: 'Quotes for E-000012 have come', path: '/hi/enquiry/12/quotes', tag: 'quotes 12' }),
  )
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  await expect.poll(shown).toEqual([
    {
      ...{ title: 'Quotes for E-000012 have come', body: '', tag: 'quotes 12' },
      data: { path: '/hi/enquiry/12/quotes' },
    },
  ])
})
