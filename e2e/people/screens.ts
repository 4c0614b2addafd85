import type { Browser, Page } from '@playwright/test'
import { fetchInvoices } from '@lohahaat/contract/billing/invoices/invoices'
import { fetchConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { masterDataKinds } from '@lohahaat/contract/reference/master-data/kinds'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchSupplierOrders } from '@lohahaat/contract/supply/orders/supplier-orders'
import { signInAsAdmin } from './admin'
import { newBuyer } from './buyer'
import { enquireByCalls, quoteByCalls } from './enquiry-by-calls'
import { callFrom, orderByCalls } from './order-by-calls'
import { newParty } from './quotes-by-calls'
import { signInAsSupplier } from './demo-supplier'

/** Who looks, in a window of the size of the test's. */
interface Looker {
  page: Page
  browser: Browser
  baseURL: string | undefined
}

/** Every screen of the product, by who sees it; a test keeps the lists whole. Each signs its person in and fills his lists. */
export const screensOf = {
  async visitor({ page }: Looker) {
    const [product] = await someProducts(page)
    return [
      ...['/', '/about', '/contact', '/help', '/termsandConditions', '/privacyPolicy', '/legal', '/weight-calculator'],
      ...[
        '/newsletter/confirm?token=x',
        '/newsletter/unsubscribe?token=x',
        '/join?token=x',
        '/login',
        '/login/link',
        '/signup',
      ],
      ...[
        '/rates?length=12',
        '/rates/GP',
        '/pipe/pipe?search=tata+50x50&view=table',
        '/pipe/pipe?class=GP&view=matrix',
      ],
      ...[
        '/sell',
        '/list',
        '/list?token=x',
        '/track?token=x',
        '/pipeLandingPage',
        '/pipe/pipe',
        '/pipe/pipe?search=zzz',
        `/pipe/pipe/${product}`,
      ],
    ]
  },

  async buyer({ page, browser, baseURL }: Looker) {
    await newBuyer(page)
    const { orderId } = await orderByCalls(page, 2)
    for (const id of await someProducts(page)) await callFrom(page, saveCart, { itemId: id })
    const enquiry = await enquireByCalls(page)
    const party = await newParty(browser, page, baseURL, 'Rathi Tubes')
    await quoteByCalls(party, enquiry)
    const { enquiryId: asked } = await enquireByCalls(party)
    await party.context().close()
    return [
      ...['/', '/company', '/approvals', '/approvals/0', '/profile', '/settings', '/cart', '/checkOut'],
      ...['/myOrdersList', '/lists', '/account'],
      ...[`/orderSuccess/${orderId}`, `/orderDetails/${orderId}`, '/EnquiryList', '/enquiry', '/uploadEnquiry'],
      ...[`/enquiry/${enquiry.enquiryId}`, `/enquiry/${enquiry.enquiryId}/quotes`],
      ...[`/quotePrice/${asked}`, '/mailQueue', '/consignment/999999999', '/invoice/999999'],
    ]
  },

  /** Lists by a few rows: what is true of one is true of fifty, and takes a tenth of the time. */
  async admin({ page }: Looker) {
    await signInAsAdmin(page)
    return [
      ...(await papersOfTrucks(page)),
      ...[
        '/admin',
        '/AllEnquiryList',
        '/allOrders',
        '/consignments',
        '/consignments/999999999',
        '/refusedLines',
        '/invoices',
        '/certificates',
        '/certificates/999999',
        '/statements',
        '/money',
        '/money/receipts',
        '/money/bank',
        '/money/companies/1',
        '/money/companies/999999',
        '/money/suppliers/1',
        '/money/suppliers/999999',
        '/ratings',
        '/stocks?search=tata+50x50',
        '/stock',
        '/stock/1',
        '/stockImport',
        '/suppliers',
        '/suppliers/999999',
        '/fees',
        '/freight',
        '/settings-of-trade',
        '/settings-of-trade/billing',
        '/invoice/999999999/portals',
      ],
      ...['/audit', '/audit/security', '/accounts', '/companies', '/mailQueue', '/class/999999'],
    ]
  },

  async supplier({ page }: Looker) {
    await signInAsSupplier(page)
    const [order] = await callFrom(page, fetchSupplierOrders, { page: 1, pageSize: 1 })
    return [
      ...['/supplier', '/supplier/enquiries', '/supplier/stock?search=50x50', '/supplier/item'],
      ...['/supplier/stockImport', '/sell', '/certificates', '/certificates/999999'],
      ...['/supplier/orders', `/supplier/orders/${order?.orderId}`, '/supplier/orders/999999999'],
      ...['/supplier/consignments', '/supplier/consignments/999999999'],
      ...['/supplier/score', '/supplier/account', '/supplier/statement', '/supplier/statement?month=2020-01'],
    ]
  },

  async keeper({ page }: Looker) {
    await signInAsAdmin(page)
    return masterDataKinds.flatMap(({ screens: { list, form } }) => [list, `${form}/1`])
  },
}

/** A truck before its invoice and one that arrived, with slips, and the papers of the newest invoice. */
async function papersOfTrucks(page: Page): Promise<string[]> {
  const newest = { page: 1, pageSize: 1 }
  const trucks = await Promise.all(
    (['Loaded', 'Received'] as const).map((state) =>
      callFrom(page, fetchConsignments, { of: 'all', state, ...newest }),
    ),
  )
  const invoices = await callFrom(page, fetchInvoices, { kind: 'invoice', ...newest })
  return [
    ...trucks.flat().map(({ consignmentId }) => `/consignments/${consignmentId}`),
    ...invoices.flatMap(({ invoiceId }) => [`/invoice/${invoiceId}`, `/invoice/${invoiceId}/portals`]),
  ]
}

async function someProducts(page: Page): Promise<number[]> {
  const cards = await callFrom(page, fetchProductClassData, {
    departmentId: -1,
    classId: -1,
    itemId: -2,
    page: 1,
    pageSize: 24,
  })
  return cards
    .filter(({ available }) => available === null)
    .map(({ itemId }) => itemId)
    .slice(0, 2)
}
