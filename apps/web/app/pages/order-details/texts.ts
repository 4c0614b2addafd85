export const texts = {
  documents: 'Documents',
  theProformaInvoiceIs: 'The proforma invoice is a PDF with the HSN code of every item and the tax.',
  printThisPage: 'Print this page',
  itemsOfTheOrder: 'Items of the order',
  order: 'Order',
  status: 'Status',
  amounts: 'Amounts',
  totalQuantity: 'Total quantity',
}
