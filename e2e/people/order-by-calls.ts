import { expect, type Page } from '@playwright/test'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { type Call, type InputOf, type ResponseOf, sendsBody } from '@lohahaat/contract/platform/define-call'
import { answerFromWire, inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { yard } from './yard'

/** The header by which whoever is signed in on a page makes calls. */
export async function keyOf(page: Page) {
  const cookies = await page.context().cookies()
  return { UserKey: decodeURIComponent(cookies.find(({ name }) => name === 'UserKey')?.value ?? '') }
}

/** Makes a call as whoever is signed in on a page. */
export async function callFrom<C extends Call>(page: Page, call: C, input: InputOf<C>): Promise<ResponseOf<C>> {
  const wire = inputToWire(call, input)
  const answer = await page.request.fetch(call.path, {
    method: call.method,
    headers: await keyOf(page),
    ...(sendsBody(call) ? { data: wire } : { params: wire as Record<string, string | number> }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answerFromWire(call, await answer.json()) as ResponseOf<C>
}

/** Orders a ton each of so many items, whose stock isn't counted, so that no test takes from another. */
export async function orderByCalls(page: Page, lines = 1) {
  const [tab] = await callFrom(page, fetchProductData, { department: 'pipe' })
  const { departmentId = 0, classId = 0 } = tab ?? {}
  const cards = await callFrom(page, fetchProductClassData, {
    departmentId,
    classId,
    itemId: -2,
  })
  const items = cards.filter(({ available }) => available === null).slice(0, lines)
  for (const { itemId } of items) await callFrom(page, saveCart, { itemId })
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
  const orderId = await callFrom(page, confirmOrder, {})
  return callFrom(page, fetchOrderSuccessDetail, { orderId })
}
