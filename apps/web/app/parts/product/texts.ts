export const texts = {
  onOrder: 'On order',
  outOfStock: 'Out of stock',
  length: 'Length',
  piece: 'Piece',
  delivery: 'Delivery',
  stock: 'Stock',
  iso: 'ISO',
  fromAMillCertified: 'From a mill certified to ISO',
  mtc: 'MTC',
  comesWithAMill: 'Comes with a mill test certificate',
  perMtGst: 'per MT + GST',
}
