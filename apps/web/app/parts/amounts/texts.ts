export const texts = {
  goodsTotal: 'Goods total',
  weighmentCharge: 'Weighment charge',
  loadingCharges: 'Loading charges',
  platformFees: 'Platform fees',
  materialHandlingFees: 'Material handling fees',
  freight: 'Freight',
  total: 'Total',
}
