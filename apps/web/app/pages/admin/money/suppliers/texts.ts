import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Supplier’s account',
  description: 'What one supplier is owed and was paid.',
  loadFailed: 'The account could not be loaded',
  back: 'Money',
  pay: {
    title: 'New payment',
    amount: 'Paid ₹',
    open: (amount: string) => `${amount} is open`,
    tds: 'TDS kept back ₹',
    method: 'Method',
    methods: { bank: 'Bank', upi: 'UPI', cheque: 'Cheque' },
    paidOn: 'Paid on',
    reference: 'Reference',
    referenceHint: 'The bank’s or the cheque’s number',
    save: 'Record payment',
    saved: 'The payment is recorded.',
  },
  invoice: {
    title: 'New invoice of the supplier',
    truck: 'Truck',
    truckHint: 'Trucks that the buyer has an invoice for, and we none of the supplier',
    chooseTruck: 'Choose the truck',
    truckName: ({ number, orderNo, vehicleNo }: { number: number; orderNo: string; vehicleNo: string | null }) =>
      [`Order ${orderNo}, truck ${number}`, ...(vehicleNo === null ? [] : [vehicleNo])].join(', '),
    noTrucks: 'The supplier’s invoice is here for every truck that the buyer was billed for.',
    save: 'Enter invoice',
    saved: 'The invoice is entered, less the commission of the truck.',
  },
  entered: {
    invoices: 'Invoices of the supplier',
    noInvoices: 'None is entered yet.',
    payments: 'Payments to the supplier',
    noPayments: 'Nothing was paid yet.',
    invoice: 'Invoice',
    payment: 'Payment',
    amount: 'Amount',
    action: 'Actions',
    truckOf: (orderNo: string) => `Truck of order ${orderNo}`,
    commission: (amount: string) => `less commission ${amount}`,
    paid: (method: string, day: string) => `${method}, ${day}`,
    tds: (amount: string) => `and TDS ${amount}`,
    cancelled: 'Cancelled',
    newest: (count: number) => `The newest ${count} are shown. All of them are in the statement.`,
  },
  cancel: {
    open: 'Cancel',
    of: {
      invoice: (name: string) => `Cancel invoice ${name}`,
      payment: (name: string) => `Cancel payment ${name}`,
    },
    title: {
      invoice: (name: string) => `Cancel invoice ${name}?`,
      payment: (name: string) => `Cancel payment ${name}?`,
    },
    hint: {
      invoice: 'What is owed by it and its commission are taken back in the books today. It stays in this list.',
      payment: 'The invoices it paid are open again. It is taken back in the books today and stays in this list.',
    },
    submit: { invoice: 'Cancel the invoice', payment: 'Cancel the payment' },
    reason: 'Reason',
    close: 'Close',
    done: { invoice: 'The invoice is cancelled.', payment: 'The payment is cancelled.' },
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
