import type { Browser, Page } from '@playwright/test'
import { issueInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import { dispatchConsignment, loadConsignment } from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import { planConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import { sendSlip } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import { acceptLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { signInAsAdmin } from './admin'
import { signInAsSupplier } from './demo-supplier'
import { openWindow } from './enquiry-screens'
import { callFrom } from './order-by-calls'
import { itemOfSupplier, orderOf } from './order-to-load'

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** An order of whoever is signed in on the page, with its truck on the road. */
export async function truckSentOff(browser: Browser, page: Page) {
  const desk = await openWindow(browser, page, signInAsAdmin)
  const supplier = await openWindow(browser, page, signInAsSupplier)
  const { orderId, orderLines } = await orderOf(page, await itemOfSupplier(desk))
  const orderLineIds = orderLines.map(({ orderLineId }) => orderLineId)
  await callFrom(supplier, acceptLines, { orderId, orderLineIds })
  const { consignmentId } = await callFrom(supplier, planConsignment, {
    orderId,
    vehicleNo: 'HR55AB0012',
    lines: orderLineIds.map((orderLineId) => ({ orderLineId, kg: 1000 })),
  })
  await callFrom(supplier, loadConsignment, { consignmentId })
  await callFrom(supplier, sendSlip, {
    ...{ consignmentId, side: 'seller', slipNo: 'RST 44817', bridge: 'Jai Durga', vehicleNo: 'HR55AB0012' },
    ...{ grossKg: 6560, tareKg: 5560, netKg: 1000, grossAt: ago(120), tareAt: ago(180) },
  })
  await callFrom(supplier, issueInvoice, { consignmentId })
  await callFrom(supplier, dispatchConsignment, { consignmentId })
  await Promise.all([desk, supplier].map((window) => window.context().close()))
  return { orderId, consignmentId }
}
