export const texts = {
  changedSinceYouSaw: 'Changed since you saw it',
  before: 'Before:',
  now: 'now:',
  acceptTheChanges: 'Accept the changes',
  checkout: 'Checkout',
  pleaseCompareOnceMore: 'Please compare once more. Nothing is ordered before you confirm.',
  backToTheCart: 'Back to the cart',
  items: 'Items',
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  withGst: 'with GST',
  confirmOrder: 'Confirm Order',
}
