export const texts = {
  noOrdersYet: 'No orders yet',
  whatYouOrderIs: 'What you order is listed here, with its status and its documents.',
  browseTheCatalogue: 'Browse the catalogue',
  myOrders: 'My Orders',
  quantity: 'Quantity',
  totalPriceWithGst: 'Total price with GST',
}
