import type { ConsignmentEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { needsEwayBill } from '@lohahaat/domain/billing/eway-bill/needs-eway-bill'
import { hasReached } from '@lohahaat/domain/fulfilment/consignment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import { lastDayUntil } from '@lohahaat/domain/platform/ist'
import { may } from '../../identity/sign-in/may'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findInvoiceOf, findTruck } from '../exports/exported.repository'
import { decodeDocument } from '../invoices/document-codec'
import { ewayLimitsOf, loadBillingSettings } from '../settings/settings-in-force'
import { findBill } from './eway-bills.repository'

/** What everybody who sees a truck sees of its e-way bill. */
export async function loadConsignmentBill(db: Db, actor: Actor, consignmentId: number): Promise<ConsignmentEwayBill> {
  const truck = await findTruck(db, consignmentId)
  if (!truck || !may(actor, 'see a consignment', truck)) throw new Refusal('consignmentNotFound')
  const invoice = await findInvoiceOf(db, consignmentId)
  const canEnter = isAllowed('issue an invoice', actor, truck)
  const ofTruck = { hasArrived: hasReached(truck.state, 'Received'), canEnter }
  const none = { ewayBillNo: null, lastDay: null, endsAt: null, ...ofTruck }
  if (!invoice) return { invoiceId: null, isNeeded: false, ...none }
  const limits = ewayLimitsOf(await loadBillingSettings(db))
  const head = {
    invoiceId: invoice.document.id,
    isNeeded: needsEwayBill(decodeDocument(invoice.document.content).document, limits),
  }
  const bill = await findBill(db, head.invoiceId)
  if (!bill || bill.cancelledAt) return { ...head, ...none }
  const { number, endsAt } = bill
  return { ...head, ...ofTruck, ewayBillNo: number, lastDay: lastDayUntil(endsAt), endsAt: endsAt.toISOString() }
}
