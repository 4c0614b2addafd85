import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteCart } from '@lohahaat/contract/ordering/cart/delete-cart'
import { deleteCartFromCartPage } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { exportOrders } from '@lohahaat/contract/ordering/order-lists/export-orders'
import { orderAgain } from '@lohahaat/contract/ordering/order-again/order-again'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { createEnquiry, updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { exportQuotes } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { uploadEnquiry } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { exportStock } from '@lohahaat/contract/inventory/sheets/export-stock'
import { rateLimits } from '../../../db/tables/platform/rate-limits'
import { filledEnquiry, leafNamed } from '../../../testing/enquiries'
import { formOf } from '../../../testing/hostile/form'
import { useAdmin, useBuyer } from '../../../testing/signed-in'
import type { TestBrowser } from '../../../testing/test-browser'
import { useTestServer } from '../../../testing/test-server'

const MINUTE_MS = 60 * 1000

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)

let enquiry: object
beforeAll(async () => {
  enquiry = await filledEnquiry(server.db, [{ ...(await leafNamed(server.db)), quantity: 1, quantityUnit: 'Ton' }])
})
beforeEach(() => server.db.delete(rateLimits))

/** Uses up this many for the next 25 minutes. */
const useUp = (prefix: string, userId: number, points: number) =>
  server.db.insert(rateLimits).values({ key: `${prefix}:${userId}`, points, expire: Date.now() + 24.5 * MINUTE_MS })

const headersOf = ({ values, cookies }: TestBrowser) => ({
  ...Object.fromEntries(values),
  cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
})

async function ask(call: Call, input: Record<string, unknown>, who: TestBrowser) {
  const isForm = call.upload !== undefined
  const wire = inputToWire(call, input) as Record<string, string>
  const form = isForm ? await formOf(wire, { name: 'a.csv', bytes: 'SHS 50x50x2.9' }) : null
  const isQuery = call.method === 'GET' || call.method === 'DELETE'
  const { statusCode, headers, body } = await server.app.inject({
    ...{ method: call.method, url: call.path, headers: { ...headersOf(who), ...form?.headers } },
    ...(isQuery && { query: wire }),
    ...(!isQuery && { payload: form?.payload ?? wire }),
  })
  return { status: statusCode, code: headers['error-code'], wait: Number(headers['retry-after']), body }
}

const id = '1'
const line = { itemId: id, cartLineId: id }
const fields = { name: 'Asha', phoneNo: '9812345678', deliveryDays: '-1', deliveryPlace: '123401' }
const prices = [{ enquiryId: 1, enquiryItemId: 1, price: 1 }]

test.each<{ call: Call; input: () => object; counter: string; most: number; words: string; isAdmin?: true }>([
  ...[
    { call: createEnquiry, input: () => enquiry },
    { call: updateEnquiry, input: () => ({ ...enquiry, enquiryId: 1 }) },
    { call: uploadEnquiry, input: () => fields },
  ].map((each) => ({ ...each, counter: 'enquiries', most: 100, words: 'create or change at most 100 enquiries' })),
  { call: sendQuotePrice, input: () => prices, counter: 'quotes', most: 300, words: 'save at most 300 quotes' },
  ...[
    { call: saveCart, input: () => ({ itemId: id }) },
    { call: updateCart, input: () => ({ ...line, quantity: '2', unit: 'Ton' }) },
    { call: deleteCart, input: () => ({ itemId: id }) },
    { call: deleteCartFromCartPage, input: () => line },
    { call: orderAgain, input: () => ({ orderId: 1 }) },
  ].map((each) => ({ ...each, counter: 'cart', most: 3000, words: 'change its cart at most 3,000 times' })),
  {
    ...{ call: fetchProformaInvoice, input: () => ({ orderId: id }) },
    ...{ counter: 'pdfs', most: 120, words: 'download at most 120 PDF documents' },
  },
  ...[
    { call: exportQuotes, input: () => ({ enquiryId: id }) },
    { call: exportOrders, input: () => ({}), isAdmin: true as const },
    { call: exportStock, input: () => ({ format: 'csv' }), isAdmin: true as const },
  ].map((each) => ({ ...each, counter: 'exports', most: 30, words: 'export at most 30 files' })),
])('$call.path is refused beyond $most an hour', async ({ call, input, counter, most, words, isAdmin }) => {
  const who = isAdmin ? admin : buyer
  const asked = input() as Record<string, unknown>
  expect((await ask(call, asked, who)).status).not.toBe(429)
  await server.db.delete(rateLimits)
  await useUp(counter, who.userId, most)
  // What was fetched from the counter before it was used up remains.
  const answers = []
  for (let at = 0; at < 50 && answers.at(-1)?.status !== 429; at++) answers.push(await ask(call, asked, who))
  const { status, code, wait, body } = answers.at(-1) ?? {}
  expect({ status, code }).toEqual({ status: 429, code: 'limit-reached' })
  expect(JSON.parse(body ?? '')).toEqual({
    error: `An account can ${words} an hour. Please try again in 25 minutes.`,
  })
  expect(wait).toBeGreaterThan(24 * 60)
  expect(wait).toBeLessThanOrEqual(24.5 * 60)
})

test('what one account uses up is no other’s, and another server counts on', async () => {
  await useUp('enquiries', admin.userId, 100)
  expect((await ask(createEnquiry, enquiry as Record<string, unknown>, buyer)).status).toBe(200)
  const [counted] = await server.db
    .select({ points: rateLimits.points })
    .from(rateLimits)
    .where(sql`${rateLimits.key} = ${`enquiries:${buyer.userId}`}`)
  expect(counted?.points).toBe(1)
})
