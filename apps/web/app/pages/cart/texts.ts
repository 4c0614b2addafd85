export const texts = {
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  shippingSameAsBilling: 'Shipping same as billing',
  items: 'Items',
  remove: 'Remove',
  cart: 'Cart',
  loading: 'Loading...',
  sizesWeightsAndTodays: 'Sizes, weights and today’s rates are in the catalogue.',
  browseSteelPipes: 'Browse steel pipes',
  unit: 'Unit',
  quantity: 'Quantity',
  soldByTheTon: 'Sold by the ton only: no weight per piece is stated.',
}
