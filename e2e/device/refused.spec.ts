import { rm } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { fetchConsignment } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { receiveConsignment } from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import { sendSlip } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { openPhone, visitAndKeep } from '../people/device'
import { button, openWindow } from '../people/enquiry-screens'
import { openGate } from '../people/gate'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'
import { prices, saveButton } from '../people/quote-screens'
import { enquireForTonsAndPieces, newParty, quoteForTonAndPiece } from '../people/quotes-by-calls'
import { ago, truckSentOff } from '../people/sent-off'
import { enterSlip } from '../people/trucks'
import { yard } from '../people/yard'

/** One of the forms that wait on the phone, or were not taken. */
const entry = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** The same person at a desk, who has a network. */
const atDesk = (browser: Browser, page: Page) =>
  openWindow(browser, page, async (desk) => desk.context().addCookies(await page.context().cookies()))

test(
  'a quote for an enquiry that was closed meanwhile says why, and its prices are still to be read',
  onceOnly,
  async ({ page, browser, baseURL }) => {
    await newBuyer(page)
    await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
    await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
    const { enquiryId, leadId } = await enquireForTonsAndPieces(page)
    const gate = await openGate(baseURL ?? '')
    const { context, folder, page: phone } = await openPhone(gate.url)
    await newBuyer(phone, 'Mehta Pipes')
    await visitAndKeep(phone, `/quotePrice/${enquiryId}`)

    await test.step('he quotes without a network, while the buyer takes the quote of another', async () => {
      gate.shut()
      await prices(phone).nth(0).fill('61,234.50')
      await prices(phone).nth(1).fill('1999')
      await phone.getByLabel('Remark').fill('Ex Raipur')
      await saveButton(phone).click()
      await expect(phone.getByText('1 form waiting to be sent')).toBeVisible()
      const rival = await newParty(browser, page, baseURL, 'Kaveri Iron')
      await quoteForTonAndPiece(rival, enquiryId, [60_000, 1900])
      const [{ quote } = { quote: null }] = await callFrom(rival, fetchQuotePrice, { enquiryId })
      await callFrom(page, acceptQuote, { quoteId: quote?.quoteId ?? 0 })
      await rival.context().close()
    })

    await test.step('with a network he is told why it was not taken, and finds what he typed', async () => {
      gate.open()
      await visit(phone, '/rates')
      await expect(phone.getByText('1 form was not taken')).toBeVisible()
      const refused = entry(phone, `Quote for ${leadId}`)
      await expect(refused).toContainText(refusalTexts.enquiryCompleted(leadId))
      await refused.getByRole('link', { name: 'Open the form' }).click()
      await expect(prices(phone).nth(0)).toHaveValue('61,234.50')
      await expect(prices(phone).nth(1)).toHaveValue('1,999.00')
      await expect(phone.getByLabel('Remark')).toHaveValue('Ex Raipur')
      await expect(saveButton(phone)).toBeDisabled()
      await expect(saveButton(phone)).toHaveAccessibleDescription(refusalTexts.enquiryCompleted(leadId))
      await expectNoViolations(phone)
    })

    await test.step('and throws it away when he has read it', async () => {
      await entry(phone, `Quote for ${leadId}`).getByRole('button', { name: 'Delete' }).click()
      await expect(phone.getByText('1 form was not taken')).toBeHidden()
    })
    await context.close()
    gate.close()
    await rm(folder, { recursive: true, force: true })
  },
)

test(
  'a receipt and a slip that a colleague was faster with say why, and come back as they were typed',
  onceOnly,
  async ({ browser, baseURL }) => {
    const gate = await openGate(baseURL ?? '')
    const { context, folder, page } = await openPhone(gate.url)
    await newBuyer(page)
    const onRoad = await truckSentOff(browser, page)
    const arrived = await truckSentOff(browser, page)
    const desk = await atDesk(browser, page)
    const receive = async ({ consignmentId }: { consignmentId: number }) => {
      const { lines } = await callFrom(desk, fetchConsignment, { consignmentId })
      await callFrom(desk, receiveConsignment, { consignmentId, outcome: 'InOrder', lines })
    }
    await receive(arrived)
    for (const { consignmentId } of [onRoad, arrived]) await visitAndKeep(page, `/consignment/${consignmentId}`)

    await test.step('he types both without a network, while somebody at the desk enters them', async () => {
      gate.shut()
      await visit(page, `/consignment/${onRoad.consignmentId}`)
      await page.getByRole('main').getByText('Short', { exact: true }).click()
      await page.getByLabel('Remarks').fill('Two bundles missing')
      await button(page, 'Received').click()
      await expect(page.getByText('1 form waiting to be sent')).toBeVisible()
      await visit(page, `/consignment/${arrived.consignmentId}`)
      await enterSlip(page, { side: 'buyer', slipNo: 'RST 10263', net: 990 })
      await expect(page.getByText('2 forms waiting to be sent')).toBeVisible()
      await receive(onRoad)
      await callFrom(desk, sendSlip, {
        ...{ consignmentId: arrived.consignmentId, side: 'buyer', slipNo: 'RST 99', bridge: 'Jai Durga' },
        ...{ vehicleNo: 'HR55AB0012', grossKg: 6555, tareKg: 5560, netKg: 995, grossAt: ago(60), tareAt: ago(50) },
      })
      await desk.context().close()
    })

    await test.step('with a network neither is taken, and each says why', async () => {
      gate.open()
      await visit(page, '/rates')
      await expect(page.getByText('2 forms were not taken')).toBeVisible()
      await expect(entry(page, 'Goods received from HR55AB0012')).toContainText(
        refusalTexts.consignmentNotNext('Received'),
      )
      await expect(entry(page, 'Weighbridge slip RST 10263')).toContainText(refusalTexts.slipThere('RST 99'))
    })

    await test.step('the receipt is beside the one that counts, to be read', async () => {
      await entry(page, 'Goods received from').getByRole('link', { name: 'Open the form' }).click()
      const typed = page.getByRole('region', { name: 'What you typed, and came too late' })
      await expect(typed.getByLabel('Remarks')).toHaveValue('Two bundles missing')
      await expect(typed.getByLabel('Short')).toBeChecked()
      await expectNoViolations(page)
    })

    await test.step('the slip is in its form, and takes the place of the other with a reason', async () => {
      await entry(page, 'Weighbridge slip').getByRole('link', { name: 'Open the form' }).click()
      const slip = page.getByRole('region', { name: 'Buyer’s weighbridge' })
      await expect(slip.getByLabel('Slip number')).toHaveValue('RST 10263')
      await expect(slip.getByLabel('Net', { exact: true })).toHaveValue('990')
      await slip.getByLabel('Reason for the correction').fill('Weighed again')
      await slip.getByRole('button', { name: 'Save the slip' }).click()
      await expect(slip.getByText('Slip RST 10263')).toBeVisible()
      await expect(page.getByText('1 form was not taken')).toBeVisible()
    })
    await context.close()
    gate.close()
    await rm(folder, { recursive: true, force: true })
  },
)
