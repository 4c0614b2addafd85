import { expect, test } from '@playwright/test'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { expectNoViolations } from '../people/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { enquireByCalls, quoteByCalls } from '../people/enquiry-by-calls'
import { button, card, link, openWindow, quantity } from '../people/enquiry-screens'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'

test('the home list offers each what he may do', onceOnly, async ({ page, browser }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(fetchEnquiries.path) && asked.push(request.url()))
  await visit(page, '/')
  await expect(page.getByRole('heading', { name: 'Enquiry Details' })).toHaveCount(0)
  expect(asked).toEqual([])

  await newBuyer(page)
  const enquiry = await enquireByCalls(page, { count: 6 })
  const { leadId, enquiryId } = enquiry
  const party = await openWindow(browser, page, (other) => newBuyer(other, 'Rao Tubes'))
  for (const screen of [page, party]) {
    await visit(screen, `/?search=${leadId}`)
    await expect(screen.getByRole('heading', { name: 'Enquiry Details' })).toBeVisible()
    await expect(card(screen, leadId)).toContainText('Rewari, Haryana')
    await expect(card(screen, leadId).getByRole('listitem')).toHaveCount(6)
  }
  await expect(card(page, leadId).getByRole('link', { name: /^Quote Price/ })).toHaveCount(0)
  await expect(card(page, leadId).getByRole('link', { name: `Edit ${leadId}` })).toHaveAttribute(
    'href',
    `/enquiry/${enquiryId}`,
  )
  await expect(card(party, leadId).getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await expect(card(party, leadId).getByRole('link', { name: 'Quote Price' })).toHaveAttribute(
    'href',
    `/quotePrice/${enquiryId}`,
  )
  await quoteByCalls(party, enquiry)
  await visit(party, `/?search=${leadId}`)
  await expect(card(party, leadId)).toContainText('You quoted')

  await visit(page, '/EnquiryList')
  await card(page, leadId)
    .getByRole('button', { name: `Close enquiry ${leadId}` })
    .click()
  await page.getByLabel('Reason').fill('Bought at the gate')
  await page.getByRole('dialog').getByRole('button', { name: 'Close enquiry' }).click()
  await expect(card(page, leadId)).toContainText('Completed')
  await expect(card(page, leadId)).toContainText('Bought at the gate')
  await expect(card(page, leadId).getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  for (const screen of [page, party]) {
    await visit(screen, `/?search=${leadId}`)
    await expect(card(screen, leadId)).toContainText('Completed')
    await expect(card(screen, leadId).getByRole('link', { name: /^(Edit|Quote Price)/ })).toHaveCount(0)
  }
  await party.context().close()
})

test('nobody edits what is not his or is closed', onceOnly, async ({ page, browser }) => {
  await newBuyer(page)
  const enquiry = await enquireByCalls(page)
  const path = `/enquiry/${enquiry.enquiryId}`
  const other = await openWindow(browser, page, (window) => newBuyer(window, 'Rao Tubes'))
  await visit(other, path)
  await expect(other.getByText(refusalTexts.notYourEnquiry)).toBeVisible()
  await expect(link(other, 'Back to the enquiries')).toHaveAttribute('href', '/EnquiryList')
  await expect(other.getByLabel('Product Category')).toHaveCount(0)
  for (const unknown of ['/enquiry/999999', '/enquiry/1x']) {
    await visit(other, unknown)
    await expect(other.getByText(refusalTexts.enquiryNotFound)).toBeVisible()
  }
  await visit(other, '/AllEnquiryList')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('For administrators')
  await other.context().close()

  await visit(page, path)
  await quantity(page, '40 × 40 × 1.6').fill('3')
  // Closed in another window while it was being edited.
  await callFrom(page, closeEnquiry, { enquiryId: enquiry.enquiryId })
  await button(page, 'Update Enquiry').click()
  await expect(page.getByRole('status').getByText(refusalTexts.enquiryCompleted(enquiry.leadId))).toBeVisible()
  await expect(quantity(page, '40 × 40 × 1.6')).toHaveValue('3')
  await visit(page, path)
  await expect(page.getByRole('main').getByText(refusalTexts.enquiryCompleted(enquiry.leadId))).toBeVisible()
})

test('the administrator narrows, and comes back to the list of all', onceOnly, async ({ page, browser }) => {
  await newBuyer(page, 'Kulkarni Structures')
  const enquiry = await enquireByCalls(page)
  const { leadId } = enquiry
  const desk = await openWindow(browser, page, signInAsAdmin)
  await visit(desk, `/AllEnquiryList?search=${leadId}`)
  await expect(card(desk, leadId)).toContainText('Kulkarni Structures')
  await expect(card(desk, leadId).getByRole('link', { name: 'Quote Price' })).toBeVisible()
  const filters = desk.getByRole('button', { name: 'Filters' })
  if (await filters.isVisible()) await filters.click()
  await expectNoViolations(desk)
  await desk.getByLabel('Status').selectOption('Completed')
  await expect(desk.getByText(enquiryMessages.empty)).toBeVisible()
  await desk.getByLabel('Status').selectOption('InProgress')
  await desk.getByLabel('Product category').selectOption('Pipe')
  await desk.getByLabel('From').fill('2025-01-01')
  await expect(desk).toHaveURL(/from=2025-01-01/)
  await expect(card(desk, leadId)).toBeVisible()
  await desk.getByLabel('To').fill('2025-12-31')
  await expect(desk.getByText(enquiryMessages.empty)).toBeVisible()
  await link(desk, 'Clear the filters').click()
  await expect(card(desk, leadId)).toBeVisible()
  await card(desk, leadId)
    .getByRole('button', { name: `Close enquiry ${leadId}` })
    .click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close enquiry' }).click()
  await expect(desk.getByText('Please say why.')).toBeVisible()
  await desk.getByLabel('Reason').fill('Asked twice')
  await desk.getByRole('dialog').getByRole('button', { name: 'Close enquiry' }).click()
  await expect(card(desk, leadId)).toContainText('Completed')

  await link(desk, 'Create Enquiry').click()
  await button(desk, 'Cancel').click()
  await expect(desk).toHaveURL('/AllEnquiryList')
  await desk.context().close()
})
