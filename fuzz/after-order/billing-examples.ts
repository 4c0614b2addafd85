import type { Example } from '../examples'
import { today } from './money'
import { everyTruck, ofPapers, ofTrucks, orders, trucksIn, type Ids } from './truck-inputs'
import type { Truck, Trucks } from './trucks'

const invoices = ofTrucks((trucks) => billed(trucks).map(({ invoiceId }) => ({ invoiceId })))
const billed = ({ invoiced, dispatched, weighed, received }: Trucks) => [invoiced, dispatched, weighed, received].flat()
const lists: Example = ofTrucks((trucks) => [
  {},
  { kind: 'invoice', month: today().slice(0, 7) },
  ...billed(trucks).map(({ orderId, companyId }) => ({ ofOrderId: orderId, companyId })),
])
const withFormats =
  (formats: readonly string[], inputs: Example): Example =>
  (world, owner) =>
    inputs(world, owner).flatMap((input) => formats.map((format) => ({ ...(input as Ids), format })))
const companies: Example = ofTrucks((trucks) => billed(trucks).map(({ companyId }) => ({ companyId })))
const sellers: Example = ofTrucks((trucks) => billed(trucks).map(({ sellerId }) => ({ sellerId })))
const periods: Example = () => [{}, { from: '2026-04-01', to: '2027-03-31' }]
const sheets = ['pdf', 'xlsx']
const paid = { method: 'bank', amount: 500.25, tds: 0.5, paidOn: today(), reference: 'UTR 9' }
const reason = 'Entered twice'

/** Inputs of the calls of invoices and money. */
export const billingExamples: Record<string, Example> = {
  'GET /Billing/LH/Invoices': lists,
  'GET /Billing/LH/ExportInvoices': withFormats(['csv', 'xlsx'], lists),
  'GET /Billing/LH/Invoice': invoices,
  'GET /Billing/LH/InvoiceFile': ofTrucks((trucks) =>
    billed(trucks).map(({ invoiceId }) => ({ invoiceId, copy: 'duplicate' })),
  ),
  'POST /Billing/LH/IssueInvoice': trucksIn('loaded'),
  'POST /Billing/LH/CancelInvoice': ofTrucks(({ invoiced }) =>
    invoiced.map(({ invoiceId }) => ({ invoiceId, reason })),
  ),
  'POST /Billing/LH/IssueNote': ofTrucks(({ dispatched, received }) =>
    [...dispatched, ...received].flatMap(({ invoiceId }) => [
      {
        invoiceId,
        kind: 'credit',
        noteReason: 'rate',
        withPerTonCharges: false,
        noteLines: [{ lineNo: 1, amount: 10 }],
      },
      { invoiceId, kind: 'debit', noteReason: 'rate', withPerTonCharges: true, noteLines: [{ lineNo: 1, kg: 1.5 }] },
    ]),
  ),
  'POST /Billing/LH/SettleShortage': trucksIn('weighed'),
  'GET /Billing/LH/OrderPapers': orders,
  'GET /Billing/LH/EwayBillCheck': invoices,
  'GET /Billing/LH/EwayBillFile': ofTrucks(({ dispatched }) =>
    dispatched.map(({ invoiceId }) => ({ invoiceIds: String(invoiceId) })),
  ),
  'POST /Billing/LH/EwayBill': ofTrucks(({ invoiced }) =>
    invoiced.map(({ invoiceId }) => ({
      ...{ invoiceId, ewayBillNo: String(441_000_000_000 + invoiceId), generatedAt: new Date().toISOString(), km: 165 },
    })),
  ),
  'POST /Billing/LH/CancelEwayBill': ofPapers(({ ewayBillIds }) =>
    ewayBillIds.map((ewayBillId) => ({ ewayBillId, cancelReason: 'DataEntry' })),
  ),
  'POST /Billing/LH/ExtendEwayBill': ofPapers(({ ewayBillIds }) =>
    ewayBillIds.map((ewayBillId) => ({ ewayBillId, km: 90 })),
  ),
  'GET /Billing/LH/ConsignmentEwayBill': everyTruck,
  'GET /Billing/LH/EInvoiceCheck': invoices,
  'GET /Billing/LH/EInvoiceFile': ofTrucks((trucks) =>
    billed(trucks).map(({ invoiceId }) => ({ invoiceIds: String(invoiceId) })),
  ),
  'POST /Billing/LH/EInvoice': ofTrucks((trucks) =>
    billed(trucks).map(({ invoiceId }) => ({
      ...{ invoiceId, irn: invoiceId.toString(16).padStart(64, '3f'), ackNo: '112610036563310' },
      ackAt: '2026-11-18T12:01:00+05:30',
    })),
  ),
  'POST /Billing/LH/CancelEInvoice': ofTrucks(({ invoiced }) =>
    invoiced.map(({ invoiceId }) => ({
      ...{ invoiceId, cancelReason: 'DataEntry', cancelledAt: '2026-11-18T12:31:00+05:30' },
    })),
  ),
  'GET /Billing/LH/TallyDay': () => [{ day: today() }],
  'PUT /Billing/LH/Settings': () => [{}, { reminders: { isOn: false, days: [1, 7] }, settingsId: null }],
  'PUT /Billing/LH/ConfirmBankRow': ofPapers(({ bankRowIds }, { invoiced }) =>
    bankRowIds.map((bankRowId, at) => ({
      bankRowId,
      companyId: invoiced[at]?.companyId,
      numbers: [invoiced[at]?.invoiceNo],
    })),
  ),
  'PUT /Billing/LH/IgnoreBankRow': ofPapers(({ bankRowIds }) => bankRowIds.map((bankRowId) => ({ bankRowId }))),
  'GET /Billing/LH/BankRows': () => [{}, { state: 'open' }],
  'POST /Billing/LH/Receipt': ofTrucks(({ received }) =>
    received.flatMap(({ companyId, orderId, invoiceId, invoiceNo }) => [
      { ...paid, companyId, orderId },
      { ...paid, companyId, documentId: invoiceId },
      { ...paid, companyId, shares: [{ number: invoiceNo, amount: 5 }] },
    ]),
  ),
  'PUT /Billing/LH/ReceiptShares': ofPapers(({ receiptIds }, { weighed }) =>
    receiptIds.flatMap((receiptId, at) => [
      { receiptId },
      { receiptId, shares: [{ number: weighed[at]?.invoiceNo, amount: 7.25 }] },
    ]),
  ),
  'PUT /Billing/LH/CancelReceipt': ofPapers(({ receiptIds }) => receiptIds.map((receiptId) => ({ receiptId, reason }))),
  'GET /Billing/LH/Receipts': companies,
  'POST /Billing/LH/OwnInvoice': ofTrucks(({ dispatched }) => dispatched.map(ownInvoice)),
  'POST /Billing/LH/SupplierInvoice': ofTrucks(({ dispatched }) =>
    dispatched.map((truck) => ({ ...ownInvoice(truck), sellerId: truck.sellerId })),
  ),
  'PUT /Billing/LH/CancelSupplierInvoice': ofPapers(({ supplierInvoiceIds }) =>
    supplierInvoiceIds.map((supplierInvoiceId) => ({ supplierInvoiceId, reason })),
  ),
  'GET /Billing/LH/SupplierInvoices': sellers,
  'POST /Billing/LH/SupplierPayment': ofTrucks((trucks) =>
    billed(trucks).map(({ sellerId }) => ({ ...paid, sellerId })),
  ),
  'PUT /Billing/LH/CancelSupplierPayment': ofPapers(({ paymentIds }) =>
    paymentIds.map((paymentId) => ({ paymentId, reason })),
  ),
  'GET /Billing/LH/SupplierPayments': sellers,
  'GET /Billing/LH/CreditTerms': companies,
  'PUT /Billing/LH/CreditTerms': ofTrucks((trucks) =>
    billed(trucks).map(({ companyId }) => ({ companyId, limit: 500_000, days: 30, remindersOff: true })),
  ),
  'GET /Billing/LH/Account': periods,
  'GET /Billing/LH/AccountFile': withFormats(sheets, periods),
  'GET /Billing/LH/SupplierAccount': periods,
  'GET /Billing/LH/SupplierAccountFile': withFormats(sheets, periods),
  'GET /Billing/LH/CompanyAccount': companies,
  'GET /Billing/LH/CompanyAccountFile': withFormats(sheets, companies),
  'GET /Billing/LH/SellerAccount': sellers,
  'GET /Billing/LH/SellerAccountFile': withFormats(sheets, sellers),
  'GET /Billing/LH/MoneyDeskFile': withFormats(['csv', 'xlsx'], () => [{}]),
}

const ownInvoice = ({ consignmentId }: Truck) => ({
  ...{ consignmentId, number: `OWN/${consignmentId}`, issuedOn: today(), taxable: 90_000, gst: 16_200, roundOff: 0 },
})
