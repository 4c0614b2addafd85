/** Invented companies in real steel towns. No Indian phone number starts with a 1. */
export const demoSellers = [
  {
    organizationName: 'Aravali Tube Depot',
    name: 'Naresh Yadav',
    location: 123401,
    phone: '1234500011',
    officeAddress: 'Shed 14, Sample Industrial Area, Delhi Road, Rewari, Haryana',
    commissionIsDefault: true,
    commissionPercent: 1,
    verified: false,
  },
  {
    organizationName: 'Sirhind Steel Tubes',
    name: 'Gurpreet Kaur',
    location: 147301,
    phone: '1234500012',
    officeAddress: 'Yard 7, Sample Loha Mandi, G.T. Road, Mandi Gobindgarh, Punjab',
    commissionIsDefault: true,
    commissionPercent: 1,
    verified: true,
  },
  {
    organizationName: 'Mahanadi Pipe House',
    name: 'Rakesh Sahu',
    location: 492001,
    phone: '1234500013',
    officeAddress: 'Plot 23, Sample Transport Nagar, Ring Road, Raipur, Chhattisgarh',
    commissionIsDefault: false,
    commissionPercent: 0.75,
    verified: false,
  },
] as const satisfies readonly {
  organizationName: string
  location: number
  verified: boolean
  [column: string]: unknown
}[]

export type SellerName = (typeof demoSellers)[number]['organizationName']
