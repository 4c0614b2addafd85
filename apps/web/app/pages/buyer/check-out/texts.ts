import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Checkout',
  description: 'Your order before it is confirmed.',
  intro: 'Please compare once more. Nothing is ordered before you confirm.',
  loadFailed: 'The checkout could not be loaded',
  backToCart: 'Back to the cart',
  items: 'Items',
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',

  changes: {
    title: 'Changed since you saw it',
    change: '<said>Before: </said><before>this</before> <arrow>→</arrow> <said>now: </said><after>this</after>',
    accept: 'Accept the changes',
  },

  withGst: 'with GST',
  confirm: 'Confirm Order',
  ask: 'Ask for approval',
  askNote: 'Note to the approver',
  askHint: 'Prices hold for 24 hours; no stock is held meanwhile.',
  blocked: 'An item can’t be ordered as it is. Please go back to the cart.',
  accountsOnly: 'You work in accounts, so you can’t order. Send the cart to a colleague who buys.',
  changesFirst: 'Please look at what has changed and accept it first.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
