export interface NavigationLink {
  to: string
  label: string
}

export const adminLinks: readonly NavigationLink[] = [
  { to: '/brands', label: 'Brands' },
  { to: '/sellers', label: 'Sellers' },
  { to: '/paraMaster', label: 'Para-Master' },
  { to: '/departments', label: 'Departments' },
  { to: '/classes', label: 'Classes' },
  { to: '/subClasses', label: 'Sub-Classes' },
  { to: '/subClasses1', label: 'Sub-Classes1' },
  { to: '/stocks', label: 'Stock' },
  { to: '/fees', label: 'Fees' },
  { to: '/audit', label: 'Audit' },
  { to: '/allOrders', label: 'Orders' },
]

export const productLinks: readonly NavigationLink[] = [
  { to: '/pipeLandingPage', label: 'Steel Pipes' },
  { to: '/angles', label: 'Angles' },
  { to: '/channels', label: 'Channels' },
  { to: '/tmt', label: 'TMT' },
  { to: '/sheets', label: 'Sheets' },
  { to: '/custom', label: 'Custom' },
]

export const legalLinks: readonly NavigationLink[] = [
  { to: '/termsandConditions', label: 'Terms and conditions' },
  { to: '/privacyPolicy', label: 'Privacy policy' },
  { to: '/legal', label: 'Legal' },
]

/** What a signed-in person comes back for. Admins see everybody's enquiries. */
export const ownLinks = (isAdmin: boolean): readonly NavigationLink[] => [
  { to: isAdmin ? '/AllEnquiryList' : '/enquiryList', label: 'My Enquiries' },
  { to: '/myOrdersList', label: 'My Orders' },
]
