import { expect, type Locator, test } from '@playwright/test'
import { takePhoto } from '../../apps/api/src/testing/printed/take-photo'
import { newBuyer } from '../people/buyer'
import { button } from '../people/enquiry-screens'
import { onceOnly, visit } from '../people/person'
import { truckSentOff } from '../people/sent-off'
import { enterSlip } from '../people/trucks'

/** Presses the button that opens the camera, and takes a photo. */
async function photograph(part: Locator, name: string) {
  const opened = part.page().waitForEvent('filechooser')
  await part.getByRole('button', { name: 'Take a photo' }).click()
  const camera = await opened
  expect(await camera.element().getAttribute('capture')).toBe('environment')
  await camera.setFiles({ name, mimeType: 'image/jpeg', buffer: (await takePhoto(5)).jpeg })
}

test.describe('on a phone', onceOnly, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the camera opens for what arrived, for a slip and for a truck', async ({ page, browser }) => {
    await newBuyer(page)
    const { consignmentId } = await truckSentOff(browser, page)
    await visit(page, `/consignment/${consignmentId}`)
    const step = page.getByRole('region', { name: 'Receive the truck' })
    const papers = page.getByRole('region', { name: 'Photos and papers' })

    await photograph(step, 'bundles.jpg')
    await expect(step.getByText('bundles.jpg')).toBeVisible()
    await photograph(papers, 'truck.jpg')
    await expect(papers.getByRole('button', { name: 'truck.jpg', exact: true })).toBeVisible()
    await button(page, 'Received').click()
    await expect(papers.getByRole('button', { name: 'bundles.jpg', exact: true })).toBeVisible()

    await photograph(page.getByRole('region', { name: 'Weigh it at your end' }), 'slip.jpg')
    await enterSlip(page, { side: 'buyer', slipNo: 'RST 10263', net: 1000 })
    const slip = page.getByRole('region', { name: 'Buyer’s weighbridge' })
    await expect(slip.getByRole('button', { name: 'Photo of the slip' })).toBeVisible()
  })
})

test('at a desk there is only the choice of files', onceOnly, async ({ page }) => {
  await visit(page, '/list')
  await expect(page.getByLabel('Or a file')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeHidden()
})
