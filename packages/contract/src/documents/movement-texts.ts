/** What moves an account, as statements name it. */
export const movementTexts = {
  invoice: 'Invoice',
  credit: 'Credit note',
  debit: 'Debit note',
  receipt: 'Receipt',
  tds: 'TDS on goods',
  purchase: 'Supplier’s invoice',
  payment: 'Payment',
  commission: 'Commission and GST',
  cancellation: 'Cancelled',
}
