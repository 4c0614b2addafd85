export const texts = {
  searchEnquiries: 'Search enquiries',
  numberBrandClassOr: 'Number, brand, class or size',
  status: 'Status',
  productCategory: 'Product category',
}
