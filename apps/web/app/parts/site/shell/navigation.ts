import { texts } from './texts'

export interface NavigationLink {
  to: string
  label: string
  /** A line is drawn above it. */
  startsGroup?: true
}

/** The daily work first, then the master data. */
export const adminLinks = (): readonly NavigationLink[] => [
  { to: '/admin', label: texts.desk },
  { to: '/allOrders', label: texts.orders },
  { to: '/refusedLines', label: texts.refusedLines },
  { to: '/statements', label: texts.statements },
  { to: '/ratings', label: texts.ratings },
  { to: '/stocks', label: texts.stock },
  { to: '/suppliers', label: texts.suppliers },
  { to: '/fees', label: texts.fees },
  { to: '/freight', label: texts.freight },
  { to: '/accounts', label: texts.accounts },
  { to: '/companies', label: texts.companies },
  { to: '/audit', label: texts.audit },
  { to: '/brands', label: texts.brands, startsGroup: true },
  { to: '/sellers', label: texts.sellers },
  { to: '/paraMaster', label: texts.paraMaster },
  { to: '/departments', label: texts.departments },
  { to: '/classes', label: texts.classes },
  { to: '/subClasses', label: texts.subClasses },
  { to: '/subClasses1', label: texts.subClasses1 },
]

/** The way to what somebody sells; his screens lead to each other. */
export const supplierDesk = (): NavigationLink => ({ to: '/supplier', label: texts.supplier, startsGroup: true })

/** Everybody's way to the goods. */
export const shopLinks = (): readonly NavigationLink[] => [
  { to: '/pipe/pipe', label: texts.pipes },
  { to: '/rates', label: texts.rates },
]

export const productLinks = (): readonly NavigationLink[] => [
  { to: '/pipeLandingPage', label: texts.steelPipes },
  { to: '/rates', label: texts.rates },
  { to: '/angles', label: texts.angles },
  { to: '/channels', label: texts.channels },
  { to: '/tmt', label: texts.tmt },
  { to: '/sheets', label: texts.sheets },
  { to: '/custom', label: texts.custom },
]

export const companyLinks = (): readonly NavigationLink[] => [
  { to: '/about', label: texts.about },
  { to: '/contact', label: texts.contact },
  { to: '/help', label: texts.help },
  { to: '/sell', label: texts.sell },
  { to: '/weight-calculator', label: texts.weightCalculator },
]

export const legalLinks = (): readonly NavigationLink[] => [
  { to: '/termsandConditions', label: texts.terms },
  { to: '/privacyPolicy', label: texts.privacy },
  { to: '/legal', label: texts.legal },
]

export const accountLinks = (): readonly NavigationLink[] => [
  { to: '/lists', label: texts.myLists },
  { to: '/company', label: texts.myCompany },
  { to: '/approvals', label: texts.approvals },
  { to: '/profile', label: texts.profile },
  { to: '/settings', label: texts.settings },
]

/** The links for signed-in users. Administrators see everybody's enquiries. */
export const ownLinks = (isAdmin: boolean): readonly NavigationLink[] => [
  { to: isAdmin ? '/AllEnquiryList' : '/enquiryList', label: texts.myEnquiries },
  { to: '/myOrdersList', label: texts.myOrders },
]
