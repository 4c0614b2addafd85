/** Where the links inside the answers lead, by the names that the answers mark them with. */
export const places: Readonly<Record<string, string>> = {
  home: '/',
  login: '/login',
  settings: '/settings',
  profile: '/profile',
  catalogue: '/pipe/pipe',
  cart: '/cart',
  orders: '/myOrdersList',
  enquiry: '/enquiry',
  upload: '/uploadEnquiry',
  enquiries: '/enquiryList',
  weights: '/weight-calculator',
  contact: '/contact',
  privacy: '/privacyPolicy',
}
