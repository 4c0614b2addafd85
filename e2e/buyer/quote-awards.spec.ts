import { expect, test } from '@playwright/test'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { changeMember, fetchMembers } from '@lohahaat/contract/identity/companies/members'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/enquiries'
import { newBuyer } from '../people/buyer'
import { askFor, enquireForTonsAndPieces, newParty, quoteForTonAndPiece, yard } from '../people/quotes-by-calls'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'
import { acceptButton, cellOf, prices, saveButton } from '../people/quote-screens'

const DAY = 24 * 60 * 60 * 1000

test('what cannot be quoted for, seen or accepted', onceOnly, async ({ page, browser, baseURL }) => {
  await newBuyer(page)
  const enquiry = await enquireForTonsAndPieces(page)
  const { enquiryId: id } = enquiry
  const comparison = `/enquiry/${id}/quotes`
  const [early, late] = [
    await newParty(browser, page, baseURL, 'Mehta Pipes'),
    await newParty(browser, page, baseURL, 'Kaveri Iron'),
  ]
  await visit(page, comparison)
  await expect(page.getByText('No quotes yet')).toBeVisible()
  await visit(page, `/quotePrice/${id}`)
  await expect(page.getByText(refusalTexts.ownEnquiry)).toBeVisible()
  await expect(saveButton(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Compare quotes' })).toHaveAttribute('href', comparison)

  // The buyer changes the enquiry while one party is typing and another has quoted.
  await quoteForTonAndPiece(early, id, [60_000, 1900])
  await visit(late, comparison)
  await expect(late.getByText(refusalTexts.notYourEnquiry)).toBeVisible()
  await expect(late.getByRole('main')).not.toContainText('60,000')
  await visit(late, `/quotePrice/${id}`)
  await prices(late).nth(0).fill('61000')
  await prices(late).nth(1).fill('1950')
  await askFor(page, enquiry, '3.25')
  await saveButton(late).click()
  await expect(late.getByText(`${enquiryMessages.quoteFailed} ${refusalTexts.enquiryChanged}`)).toBeVisible()
  await expect(late.getByRole('row', { name: /3.25 Ton/ })).toContainText('₹1,98,250.00')
  await expect(late.getByText('Draft restored')).toBeVisible()

  const validUntil = new Date(Date.now() + DAY).toISOString()
  await quoteForTonAndPiece(late, id, [61_000, 1950], { validUntil })
  await visit(page, comparison)
  await expect(page.getByRole('columnheader', { name: 'Mehta Pipes' })).toContainText('Outdated')
  await expect(acceptButton(page, 'Mehta Pipes')).toBeDisabled()
  await expect(acceptButton(page, 'Mehta Pipes')).toHaveAccessibleDescription('Given before your last change.')
  await expect(acceptButton(page, 'Kaveri Iron')).toBeEnabled()
  await page.clock.setSystemTime(Date.now() + 2 * DAY)
  await expect(page.getByRole('columnheader', { name: 'Kaveri Iron' })).toContainText('Expired')
  await expect(acceptButton(page, 'Kaveri Iron')).toHaveAccessibleDescription('It has expired.')

  for (const path of ['/quotePrice/999999', '/quotePrice/x', '/enquiry/999999/quotes', '/enquiry/x/quotes']) {
    await visit(page, path)
    await expect(page.getByText(refusalTexts.enquiryNotFound), path).toBeVisible()
  }
  await page.context().clearCookies()
  await page.goto(comparison)
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ returnTo: comparison })}`)
  await Promise.all([early.context().close(), late.context().close()])
})

test('a split by line goes to both parties, one order each', onceOnly, async ({ page, browser, baseURL }) => {
  await newBuyer(page)
  const { enquiryId: id } = await enquireForTonsAndPieces(page)
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard, gstNo: '06AAACA0000A1Z2' })
  const party = await newParty(browser, page, baseURL, 'Mehta Pipes')
  const rival = await newParty(browser, page, baseURL, 'Kaveri Iron')
  await quoteForTonAndPiece(party, id, [60_000, 2500])
  await quoteForTonAndPiece(rival, id, [66_000, 1900])
  await visit(page, `/enquiry/${id}/quotes`)
  await expect(page.getByRole('heading', { name: /^Split by line: saves ₹/ })).toBeVisible()

  // A party changes its quote meanwhile: he isn't bound to what he didn't see.
  const accept = async () => {
    await page.getByRole('button', { name: 'Accept the split' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept the split' })
    await expect(dialog.getByText('Extra handling and weighment')).toBeVisible()
    await expect(dialog).toContainText('₹800.00')
    return dialog.getByRole('button', { name: 'Accept and order' })
  }
  const tooLate = await accept()
  await quoteForTonAndPiece(rival, id, [66_000, 2000])
  await tooLate.click()
  await expect(page.getByText(refusalTexts.quotesChanged)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cellOf(page, /37 Pieces/, 'Kaveri Iron')).toContainText('₹2,000.00')

  await (await accept()).click()
  await expect(page).toHaveURL('/myOrdersList')
  await expect(page.getByText('2 orders were placed')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await Promise.all([party.context().close(), rival.context().close()])
})

test(
  'an award above one’s own limit is asked for, and says so before the press',
  onceOnly,
  async ({ page, browser, baseURL }) => {
    await newBuyer(page)
    const { enquiryId: id } = await enquireForTonsAndPieces(page)
    await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
    await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard, gstNo: '06AAACA0000A1Z2' })
    const party = await newParty(browser, page, baseURL, 'Mehta Pipes')
    await quoteForTonAndPiece(party, id, [60_000, 2500])
    const [owner] = await callFrom(page, fetchMembers, {})
    if (!owner) throw new Error('A company without its owner')
    await callFrom(page, changeMember, { ...owner, orderLimit: 1_00_000 })

    await visit(page, `/enquiry/${id}/quotes`)
    await acceptButton(page, 'Mehta Pipes').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/above the limit of ₹1,00,000\.00 for one order/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Accept and order' })).toHaveCount(0)
    await expect(dialog.getByLabel('Note to the approver')).toBeEditable()
    await dialog.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(page.getByText(refusalTexts.noApprover)).toBeVisible()
    await party.context().close()
  },
)
