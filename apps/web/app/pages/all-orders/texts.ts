export const texts = {
  orders: 'Orders',
  noOrdersYet: 'No orders yet',
  whatBuyersOrderIs: 'What buyers order is listed here.',
  nothingFound: 'Nothing found',
  showAll: 'Show all',
  exportCsv: 'Export CSV',
  searchOrders: 'Search orders',
  orderNumberBuyerGst: 'Order number, buyer, GST number or city',
  status: 'Status',
}
