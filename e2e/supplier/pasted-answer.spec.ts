import { expect, test } from '@playwright/test'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/enquiries'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { enquireForMany } from '../people/many-lines'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'
import { prices, saveButton } from '../people/quote-screens'
import { newParty } from '../people/quotes-by-calls'

test(
  'a pasted answer fills in the form, marks what it leaves open, and is sent by a person alone',
  onceOnly,
  async ({ page, browser, baseURL }) => {
    await newBuyer(page)
    const { enquiryId } = await enquireForMany(page, 3)
    const party = await newParty(browser, page, baseURL, 'Bhiwadi Pipes')
    const sent: string[] = []
    party.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await visit(party, `/quotePrice/${enquiryId}`)
    await party.getByRole('button', { name: 'Paste an answer' }).click()
    const answer = '[16/11/26, 9:58 AM] Rakesh: 1) 61500 2) ok 62 3) nahi hai, ex Bhiwadi, 2 din, GST extra'
    const field = party.getByLabel('The answer, as it came')
    await expect(field).toBeFocused()
    await field.evaluate((area, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, answer)
    await expect(field).toHaveValue(answer)

    await expect(party.getByText('2 lines priced, 1 not offered.')).toBeVisible()
    await expect(prices(party).nth(0)).toHaveValue('61,500.00')
    await expect(prices(party).nth(1)).toHaveValue('62.00')
    await expect(party.getByRole('combobox', { name: /^Unit of the price/ }).nth(1)).toHaveValue('Kg')
    await expect(party.getByRole('checkbox', { name: /^Not offered/ }).nth(2)).toBeChecked()
    await expect(party.getByLabel('Remark')).toHaveValue('Ex Bhiwadi')
    const unitDoubt = party.getByText('What the price is per is not said')
    await expect(unitDoubt).toHaveCount(1)
    await expect(party.getByText('It may be the time of delivery')).toHaveCount(2)
    await expect(party.getByText('The price is ex works')).toBeVisible()
    await expectNoViolations(party)

    // The bar leads from one mark to the next.
    const nextMark = party.getByRole('button', { name: '4 marks of doubt: see the next' })
    await nextMark.click()
    await expect(party.locator(':focus')).toContainText('It may be the time of delivery')
    await nextMark.click()
    await expect(party.locator(':focus')).toContainText('What the price is per is not said')
    await expect(party.locator(':focus')).toBeInViewport()

    // What a person has looked at is no longer marked; after a reload the rest still is.
    await prices(party).nth(1).fill('62,000')
    await party
      .getByRole('combobox', { name: /^Unit of the price/ })
      .nth(1)
      .selectOption('Ton')
    await expect(unitDoubt).toHaveCount(0)
    await visit(party, `/quotePrice/${enquiryId}`)
    await expect(party.getByText('Draft restored')).toBeVisible()
    await expect(party.getByText('The price is ex works')).toBeVisible()
    expect(sent.filter((path) => path.includes('Quote'))).toEqual([])

    await saveButton(party).click()
    await expect(party.getByText(enquiryMessages.quoted)).toBeVisible()
    const [enquiry] = await callFrom(party, fetchQuotePrice, { enquiryId })
    expect(enquiry?.enquiryItems.map(({ offer }) => offer && [offer.price, offer.deliveryDays])).toEqual([
      [61_500, 2],
      [62_000, 2],
      null,
    ])
  },
)
