import type { Page } from '@playwright/test'
import { fetchStockDetails } from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { callFrom } from './order-by-calls'
import { yard } from './yard'

const SUPPLIER = 'Sirhind Steel Tubes'

/** What is in stock, as an administrator sees it, of which an order takes little. */
async function enoughStock(desk: Page) {
  const stock: StockItem[] = []
  for (let page = 1; stock.length === (page - 1) * 100; page++)
    stock.push(...(await callFrom(desk, fetchStockDetails, { itemId: -1, page, pageSize: 100 })))
  return stock.filter(({ available, active }) => active && (available === null || available > 5))
}

/** An item of the demo supplier. */
export async function itemOfSupplier(desk: Page) {
  const enough = await enoughStock(desk)
  return enough.find(({ sellerName }) => sellerName === SUPPLIER)?.itemId ?? 0
}

/** So many items of the demo supplier, those of which he has most first. */
export async function itemsOfSupplier(desk: Page, count: number) {
  const most = ({ available }: StockItem) => available ?? Infinity
  const own = (await enoughStock(desk)).filter(({ sellerName }) => sellerName === SUPPLIER)
  return own.sort((one, other) => (most(one) < most(other) ? 1 : -1)).slice(0, count)
}

/** An item of the demo supplier, of which another seller has the same pipe in the same length. */
export async function itemOfTwoSellers(desk: Page) {
  const enough = await enoughStock(desk)
  const isSame = (one: StockItem, other: StockItem) =>
    one.thicknessId === other.thicknessId && one.length === other.length && one.grade === other.grade
  const item = enough.find(
    (own) =>
      own.sellerName === SUPPLIER &&
      enough.some((other) => other.sellerId !== own.sellerId && other.mtc >= own.mtc && isSame(own, other)),
  )
  return item?.itemId ?? 0
}

/** A ton of an item, ordered by whoever is signed in on the page. */
export const orderOf = (page: Page, itemId: number) => orderOfTons(page, [{ itemId, tons: '1' }])

/** Tons of some items, ordered by whoever is signed in on the page. */
export async function orderOfTons(page: Page, wanted: readonly { itemId: number; tons: string }[]) {
  for (const { itemId, tons } of wanted) await callFrom(page, saveCart, { itemId, quantity: tons, unit: 'Ton' })
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
  const orderId = await callFrom(page, confirmOrder, {})
  return callFrom(page, fetchOrderSuccessDetail, { orderId })
}
