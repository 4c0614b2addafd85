export const texts = {
  title: 'My Enquiries',
  description: 'What you asked for, newest first.',
  loadFailed: 'Your enquiries could not be loaded',
  search: 'Search my enquiries',
  searchExample: 'Number, brand, class or size',
}
