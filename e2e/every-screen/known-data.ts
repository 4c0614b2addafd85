import type { Browser } from '@playwright/test'
import { fetchInvoice, fetchInvoices } from '@lohahaat/contract/billing/invoices/invoices'
import { fetchReceipts } from '@lohahaat/contract/billing/receipts/receipts'
import { fetchAccounts } from '@lohahaat/contract/identity/accounts/account-details'
import { sheetTitles } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { paraCodes } from '@lohahaat/contract/reference/kinds/para-code-details'
import { masterDataKinds } from '@lohahaat/contract/reference/master-data/kinds'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchRefusedLines } from '@lohahaat/contract/supply/orders/refused-lines'
import { fetchAllRatings } from '@lohahaat/contract/supply/ratings/ratings'
import { states } from '@lohahaat/domain/reference/states'
import { buyerAddresses, demoPeople } from '../../apps/api/src/db/demo/people'
import { paymentStories, receiptStories } from '../../apps/api/src/db/demo/history/after-order/money-stories'
import { truckStories } from '../../apps/api/src/db/demo/history/after-order/truck-stories'
import { enquiryStories } from '../../apps/api/src/db/demo/history/enquiry-stories'
import { orderStories } from '../../apps/api/src/db/demo/history/order-stories'
import { supplierStories } from '../../apps/api/src/db/demo/history/supplier-stories'
import { company } from '../../apps/web/app/company'
import { signInAsAdmin } from '../people/admin'
import { callFrom } from '../people/order-by-calls'
import { yard } from '../people/yard'

/** What people have entered and the pages show again, the longest first: whatever an administrator finds in the lists. */
export async function knownData(browser: Browser, baseURL: string | undefined): Promise<string[]> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await signInAsAdmin(page)
  const some = { page: 1, pageSize: 100 }
  const invoices = await callFrom(page, fetchInvoices, some)
  const answers: unknown[] = [
    ...(await Promise.all(masterDataKinds.map(({ calls, id }) => callFrom(page, calls.list, { [id.query]: -1 })))),
    await callFrom(page, fetchAccounts, some),
    await callFrom(page, fetchAllOrders, some),
    await callFrom(page, fetchEnquiries, some),
    (await callFrom(page, fetchCartData, {})).payment,
    await callFrom(page, fetchAllRatings, some),
    await callFrom(page, fetchRefusedLines, some),
    await callFrom(page, fetchReceipts, some),
    // The columns of a sheet and the kinds of parameters go by one name in every language.
    [yard, sheetTitles, paraCodes],
    // By their GST codes, as the portal lists them.
    states.map(({ name }) => name),
    // What the desk noted on orders of the demo's past, which the audit shows.
    orderStories.flatMap(({ moves }) => moves.flatMap(({ note }) => note ?? [])),
    // What parties and buyers wrote to each other.
    enquiryStories.flatMap(({ quotes, asks = [] }) => [
      ...quotes.map(({ remark }) => remark),
      ...asks.map(({ note }) => note),
    ]),
    // What is written on the papers of trucks, and on bank statements.
    truckStories.map(({ buyer: _, ...papers }) => papers),
    [...receiptStories, ...paymentStories].map(({ reference }) => reference),
    await Promise.all(invoices.map(({ invoiceId }) => callFrom(page, fetchInvoice, { invoiceId }))),
    // What suppliers applied with, and where their lines go.
    [
      supplierStories.map(({ ifsc, udyam }) => [ifsc, udyam]),
      buyerAddresses,
      Object.values(demoPeople).map(({ gstNumber }) => gstNumber.slice(2, 12)),
    ],
    // Who runs the site, on the legal pages.
    company,
    // Where the demo's people have their steel delivered.
    ['New Delhi', 'Fatehgarh Sahib'],
    // Who signs up meanwhile, for the other screens.
    ['Verma Fabricators', 'Rathi Tubes'],
  ]
  await context.close()
  const isWorthIt = (text: string) => /\p{L}{2}/u.test(text) && !isCode.test(text)
  return [...new Set(answers.flatMap(stringsIn).flatMap(withDays))]
    .filter(isWorthIt)
    .sort((one, other) => other.length - one.length)
}

/** The server's own words for states and roles, which a page has texts for. */
const isCode = /^(Confirmed|Processing|Dispatched|Delivered|Cancelled|InProgress|Completed|Admin|User|Ton|Pieces)$/

/** Of 'Ready stock (1-3 days)' a page may show the days alone. */
const withDays = (text: string) => [text, ...[...text.matchAll(/\(([^)]+)\)/g)].map(([, inner = '']) => inner)]

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
