import type { DemoEmail } from '../demo-accounts'
import type { SellerName } from '../sellers'

/** The buyers and parties of the history besides the demo accounts. Nobody signs in as them with one press. */
export const historyPeople = [
  {
    email: 'purchase@pawana.example',
    contactName: 'Sneha Deshpande',
    legalName: 'Pawana Structures',
    phone: '1234500021',
    gstNumber: '27AAACP0000A1ZJ',
    pinCode: '411019',
    seller: null,
  },
  {
    email: 'stores@badkhal.example',
    contactName: 'Sunita Rawat',
    legalName: 'Badkhal Engineering Works',
    phone: '1234500022',
    gstNumber: '06AAACB0000A1Z1',
    pinCode: '121003',
    seller: null,
  },
  {
    email: 'site@tapukara.example',
    contactName: 'Devendra Meena',
    legalName: 'Tapukara Agro Sheds',
    phone: '1234500023',
    gstNumber: '08AAACT0000A1ZF',
    pinCode: '301019',
    seller: null,
  },
  {
    email: 'sales@aravali.example',
    contactName: 'Naresh Yadav',
    legalName: 'Aravali Tube Depot',
    phone: '1234500011',
    gstNumber: '06AAACD0000A1ZZ',
    pinCode: '123401',
    seller: 'Aravali Tube Depot',
  },
  {
    email: 'sales@mahanadi.example',
    contactName: 'Rakesh Sahu',
    legalName: 'Mahanadi Pipe House',
    phone: '1234500013',
    gstNumber: '22AAACM0000A1ZW',
    pinCode: '492001',
    seller: 'Mahanadi Pipe House',
  },
  {
    email: 'rates@chetak.example',
    contactName: 'Imran Qureshi',
    legalName: 'Chetak Pipe Traders',
    phone: '1234500024',
    gstNumber: '08AAACC0000A1ZW',
    pinCode: '301019',
    seller: null,
  },
] as const satisfies readonly { email: string; seller: SellerName | null; [field: string]: unknown }[]

/** Further members of the companies above. */
export const colleagues = [
  {
    email: 'stores@pawana.example',
    contactName: 'Prakash Jadhav',
    phone: '1234500025',
    owner: 'purchase@pawana.example',
    companyRole: 'Buyer',
    orderLimitPaise: 2_00_000_00n,
    monthLimitKg: 40_000n,
  },
  {
    email: 'accounts@pawana.example',
    contactName: 'Anil Kulkarni',
    phone: '1234500026',
    owner: 'purchase@pawana.example',
    companyRole: 'Accounts',
  },
  {
    email: 'works@kadamb.example',
    contactName: 'Rohit Saini',
    phone: '1234500027',
    owner: 'buyer@lohahaat.example',
    companyRole: 'Buyer',
    orderLimitPaise: 1_50_000_00n,
    orderLimitKg: 3_000n,
  },
] as const

type HistoryEmail = (typeof historyPeople | typeof colleagues)[number]['email']

/** Who acts in the history, as its stories name them. */
export const actors = {
  desk: 'admin@lohahaat.example',
  kadamb: 'buyer@lohahaat.example',
  kadambWorks: 'works@kadamb.example',
  pawana: 'purchase@pawana.example',
  pawanaStores: 'stores@pawana.example',
  badkhal: 'stores@badkhal.example',
  tapukara: 'site@tapukara.example',
  sirhind: 'supplier@lohahaat.example',
  aravali: 'sales@aravali.example',
  mahanadi: 'sales@mahanadi.example',
  chetak: 'rates@chetak.example',
} as const satisfies Record<string, DemoEmail | HistoryEmail>

export type Buyer = 'kadamb' | 'pawana' | 'badkhal' | 'tapukara'
export type Party = 'sirhind' | 'aravali' | 'mahanadi' | 'chetak'

interface Place {
  city: string
  state: string
  office: string
  works: string
  worksPinCode: string
}

/** Where each of them has the bill and the goods sent; the demo buyer's are with his account. */
export const places: Readonly<Record<Exclude<Buyer, 'kadamb'>, Place>> = {
  pawana: {
    city: 'Pune',
    state: 'Maharashtra',
    office: 'Office 12, Sample Arcade, Telco Road, Pimpri',
    works: 'Gat 118, Sample Industrial Estate, Chakan Road',
    worksPinCode: '410501',
  },
  badkhal: {
    city: 'Faridabad',
    state: 'Haryana',
    office: 'Plot 44, Sample Sector 6, Mathura Road',
    works: 'Plot 44, Sample Sector 6, Mathura Road',
    worksPinCode: '121006',
  },
  tapukara: {
    city: 'Bhiwadi',
    state: 'Rajasthan',
    office: 'F-31, Sample RIICO Area, Alwar Road',
    works: 'Khasra 207, Sample Village Tapukara',
    worksPinCode: '301707',
  },
}
