export const texts = {
  noPriceHasBeen: 'No price has been set yet.',
  mt: '/MT',
  mtText: '₹/MT',
  showAsTable: 'Show as table',
  changeOfThePrice: 'Change of the price',
  changesOfThePrice: 'Changes of the price',
}
