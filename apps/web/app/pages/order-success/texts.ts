export const texts = {
  order: 'Order',
  whatWasOrdered: 'What was ordered',
  orderPlaced: 'Order placed',
  summary: 'Summary',
  totalQuantity: 'Total quantity',
  viewOrder: 'View order',
  myOrders: 'My Orders',
  continueToTheCatalogue: 'Continue to the catalogue',
}
