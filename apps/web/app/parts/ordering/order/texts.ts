import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  totalQuantity: 'Total quantity',
  proformaInvoice: 'Proforma invoice',
  myOrders: 'My Orders',
  browseCatalogue: 'Browse the catalogue',

  mtc: 'MTC',
  partlyDispatched: 'Partly dispatched',
  statusNames: {
    Confirmed: 'Confirmed',
    Processing: 'Processing',
    Dispatched: 'Dispatched',
    Delivered: 'Delivered',
    Cancelled: 'Cancelled',
  },

  statusLine: {
    label: 'Status of the order',
    toCome: 'To come',
  },

  statusChange: {
    button: 'Change status',
    buttonFor: (orderNo: string) => `Change status of ${orderNo}`,
    isNow: {
      Confirmed: (orderNo: string) => `${orderNo} is confirmed`,
      Processing: (orderNo: string) => `${orderNo} is processing`,
      Dispatched: (orderNo: string) => `${orderNo} is dispatched`,
      Delivered: (orderNo: string) => `${orderNo} is delivered`,
      Cancelled: (orderNo: string) => `${orderNo} is cancelled`,
    },
    stands: {
      Confirmed: (orderNo: string) => `${orderNo} is confirmed.`,
      Processing: (orderNo: string) => `${orderNo} is processing.`,
      Dispatched: (orderNo: string) => `${orderNo} is dispatched.`,
      Delivered: (orderNo: string) => `${orderNo} is delivered.`,
      Cancelled: (orderNo: string) => `${orderNo} is cancelled.`,
    },
    newStatus: 'New status',
    note: 'Note for the buyer',
    noteHint: 'Goes into the mail; may be left empty',
    close: 'Close',
    save: 'Save status',
  },

  deletion: {
    cancel: 'Cancel Order',
    cancelTitle: (orderNo: string) => `Cancel ${orderNo}`,
    cancelAction: 'Delete order',
    deleteItem: (item: string) => `Delete ${item}`,
    deleteItemAction: 'Delete item',
    newTotal: (after: string, before: string) => `The new total is ${after} instead of ${before}.`,
    lastItem: 'It is the last item: the whole order is cancelled.',
    itemDeleted: (orderNo: string) => `Item deleted from ${orderNo}`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
