import type { Browser, Page } from '@playwright/test'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { newBuyer } from './buyer'
import { enquireByCalls, enquiryAnew } from './enquiry-by-calls'
import { callFrom } from './order-by-calls'

/** Where the goods go. */
export const yard = {
  name: 'Asha Verma',
  phone: '9812345678',
  address: 'Plot 17, Sector 6',
  city: 'Rewari',
  state: 'Haryana',
  pinCode: '123401',
}

/** A person of his own at a window of his own, as large as that of the test. */
export async function newParty(browser: Browser, page: Page, baseURL: string | undefined, legalName: string) {
  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) })
  const party = await context.newPage()
  await newBuyer(party, legalName)
  return party
}

/** Enquires for 2.5 tons of one pipe and 37 pieces of another. */
export const enquireForTonsAndPieces = async (buyer: Page) => askFor(buyer, await enquireByCalls(buyer), '2.5')

/** Edits the enquiry: so many tons of its first item, 37 pieces of the other. */
export async function askFor(buyer: Page, enquiry: Enquiry, tons: string): Promise<Enquiry> {
  await callFrom(buyer, updateEnquiry, {
    ...enquiry,
    brandId: enquiry.brandId ?? 0,
    departmentId: enquiry.departmentId ?? 0,
    deliveryDays: enquiry.deliveryDaysId ?? 0,
    askedItems: enquiry.enquiryItems.map((item, at) => ({
      ...item,
      quantity: at === 0 ? tons : '37',
      quantityUnit: at === 0 ? ('Ton' as const) : ('Pieces' as const),
    })),
  })
  return enquiryAnew(buyer, enquiry)
}

/** Quotes so much for the ton of the first item and the piece of the other. */
export async function quoteForTonAndPiece(party: Page, id: number, prices: readonly [number, number], terms = {}) {
  const [enquiry] = await callFrom(party, fetchQuotePrice, { enquiryId: id })
  await callFrom(party, sendQuotePrice, {
    prices: (enquiry?.enquiryItems ?? []).map(({ enquiryItemId }, at) => ({
      enquiryId: id,
      enquiryItemId,
      price: prices[at] ?? 0,
    })),
    ...terms,
  })
}
