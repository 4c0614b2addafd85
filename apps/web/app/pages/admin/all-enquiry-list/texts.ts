export const texts = {
  title: 'Enquiries',
  description: 'The enquiries of everybody.',
  loadFailed: 'The enquiries could not be loaded',
  search: 'Search enquiries',
  searchExample: 'Number, brand, class or size',
  status: 'Status',
  productCategory: 'Product category',
}
