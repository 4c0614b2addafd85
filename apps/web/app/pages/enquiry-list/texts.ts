export const texts = {
  searchMyEnquiries: 'Search my enquiries',
  numberBrandClassOr: 'Number, brand, class or size',
}
