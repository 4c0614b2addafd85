import { saveOwnInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { divideHalfUp } from '@lohahaat/domain/platform/decimal'
import { istDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { enterInvoice } from '../../../../billing/suppliers/enter-invoice'
import type { DemoWorld } from '../demo-world'
import type { DemoLine } from './demo-orders'

const GST_PERCENT = 18n

/** The supplier bills the house what the buyer pays for his pipe; the commission is kept from it. */
export function enterOwnInvoice(
  { desk }: DemoWorld,
  supplier: Actor,
  { consignmentId, number, lines }: { consignmentId: number; number: string; lines: readonly DemoLine[] },
) {
  const taxable = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0n)
  const gst = divideHalfUp(taxable * GST_PERCENT, 100n)
  const figures = { taxable: toRupees(taxable), gst: toRupees(gst), roundOff: 0 }
  const entered = { consignmentId, number, issuedOn: istDay(supplier.at), ...figures }
  const on = { call: saveOwnInvoice.path, key: undefined }
  return enterInvoice(desk, supplier, supplier.sellerId ?? 0, entered, on)
}
