import { inLanguages } from '@lohahaat/domain/platform/language'
import * as hi from './orders.hi'

const orderEn = {
  loadFailed: 'Failed to load order details.',
  idInvalid: 'Invalid group order ID.',
  notFound: 'No order data found.',
  cancelQuestion: 'Are you sure you want to delete this order?',
  deleteLineQuestion: 'Are you sure you want to delete this Item from your Order?',
  deleteFailed: 'An error occurred while deleting the order.',
  deleted: 'Order Deleted',
}

export type OrderMessages = typeof orderEn

/** What the screens of the orders say. */
export const orderMessages = inLanguages({ en: orderEn, hi: hi.orderMessages })
