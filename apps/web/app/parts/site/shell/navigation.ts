import { texts } from './texts'

export interface NavigationLink {
  to: string
  label: string
  /** A line is drawn above it. */
  startsGroup?: true
}

/** Everybody's way to the goods. */
export const shopLinks = (): readonly NavigationLink[] => [
  { to: '/pipe/pipe', label: texts.pipes },
  { to: '/rates', label: texts.rates },
]

/** The links for signed-in users. Administrators see everybody's enquiries. */
export const ownLinks = (isAdmin: boolean): readonly NavigationLink[] => [
  { to: isAdmin ? '/AllEnquiryList' : '/enquiryList', label: texts.myEnquiries },
  { to: '/myOrdersList', label: texts.myOrders },
]
