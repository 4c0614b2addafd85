export const texts = {
  myOrders: 'My Orders',
  browseTheCatalogue: 'Browse the catalogue',
  orderAgain: 'Order again',
  cancelOrder: 'Cancel Order',
  proformaInvoice: 'Proforma invoice',
  changeStatus: 'Change status',
  newStatus: 'New status',
  noteForTheBuyer: 'Note for the buyer',
  goesIntoTheMail: 'Goes into the mail; may be left empty',
  close: 'Close',
  saveStatus: 'Save status',
  statusOfTheOrder: 'Status of the order',
}
