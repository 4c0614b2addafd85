import type { SupplierInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import type { SupplierPayment } from '@lohahaat/contract/billing/suppliers/supplier-payments'
import { istDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import {
  pageOfDue,
  pageOfInvoices,
  pageOfPayments,
  pageOfTrucks,
  readInvoice,
  readPayment,
  type InvoiceRow,
  type PaymentRow,
} from './supplier-lists.repository'
import { isTruckOf } from './suppliers.repository'

export async function loadInvoice(db: Db, id: number): Promise<SupplierInvoice> {
  const row = await readInvoice(db, id)
  if (!row) throw new Refusal('unknownRecord')
  return toInvoice(row)
}

export async function listInvoices(db: Db, asked: Parameters<typeof pageOfInvoices>[1]) {
  const { rows, total } = await pageOfInvoices(db, asked)
  return { total, rows: rows.map(toInvoice) }
}

/** Of one truck of the supplier; of another's it is refused. */
export async function listOwnInvoices(
  db: Db,
  asked: Parameters<typeof pageOfInvoices>[1] & { sellerId: number; consignmentId: number },
) {
  if (!(await isTruckOf(db, asked.consignmentId, asked.sellerId))) throw new Refusal('consignmentNotOfSeller')
  return listInvoices(db, asked)
}

export const listTrucksToInvoice = (db: Db, asked: Parameters<typeof pageOfTrucks>[1]) => pageOfTrucks(db, asked)

export async function loadPayment(db: Db, id: number): Promise<SupplierPayment> {
  const row = await readPayment(db, id)
  if (!row) throw new Refusal('unknownRecord')
  return toPayment(row)
}

export async function listPayments(db: Db, asked: Parameters<typeof pageOfPayments>[1]) {
  const { rows, total } = await pageOfPayments(db, asked)
  return { total, rows: rows.map(toPayment) }
}

export async function listDue(db: Db, asked: Parameters<typeof pageOfDue>[1], at: Date) {
  const { rows, total } = await pageOfDue(db, asked)
  const today = istDay(at)
  return {
    total,
    rows: rows.map(({ id, open, total: _, dueOn, ...row }) => ({
      ...row,
      supplierInvoiceId: id,
      dueOn,
      isOverdue: dueOn !== null && dueOn < today,
      open: toRupees(open),
    })),
  }
}

const toInvoice = ({ invoice, sellerName, orderNo }: InvoiceRow): SupplierInvoice => ({
  supplierInvoiceId: invoice.id,
  sellerId: invoice.sellerId,
  sellerName,
  consignmentId: invoice.consignmentId,
  orderNo,
  number: invoice.number,
  issuedOn: invoice.issuedOn,
  taxable: toRupees(invoice.taxablePaise),
  gst: toRupees(invoice.gstPaise),
  roundOff: toRupees(invoice.roundOffPaise),
  payable: toRupees(invoice.payablePaise),
  commission: toRupees(invoice.commissionPaise),
  commissionGst: toRupees(invoice.commissionGstPaise),
  isMicroOrSmall: invoice.isMicroOrSmall,
  dueOn: invoice.dueOn,
  cancelledAt: invoice.cancelledAt?.toISOString() ?? null,
  cancelReason: invoice.cancelReason,
})

const toPayment = ({ payment, sellerName }: PaymentRow): SupplierPayment => ({
  paymentId: payment.id,
  sellerId: payment.sellerId,
  sellerName,
  method: payment.method,
  amount: toRupees(payment.paise),
  tds: toRupees(payment.tdsPaise),
  paidOn: payment.paidOn,
  reference: payment.reference,
  cancelledAt: payment.cancelledAt?.toISOString() ?? null,
  cancelReason: payment.cancelReason,
})
