import type { CompanyRole } from '@lohahaat/domain/identity/actor'
import type { DemoEmail } from './demo-accounts'
import type { SellerName } from './sellers'

type DemoPerson = {
  contactName: string
  legalName: string
  phone: string
  gstNumber: string
  pinCode: string
  /** The company of a supplier's account. */
  seller: SellerName | null
  /** The company that he is in, by its owner, and what he does there; left out of who has a company of his own. */
  memberOf?: { owner: DemoEmail; role: CompanyRole }
}

/** The GSTINs contain PAN serial 0000, which is never issued: they pass the check digit and belong to nobody. */
export const demoPeople: Readonly<Record<DemoEmail, DemoPerson>> = {
  'admin@lohahaat.example': {
    contactName: 'Meera Joshi',
    legalName: 'LohaHaat Sample Desk',
    phone: '1234500001',
    gstNumber: '07AAACA0000A1Z0',
    pinCode: '110001',
    seller: null,
  },
  'buyer@lohahaat.example': {
    contactName: 'Asha Verma',
    legalName: 'Kadamb Fabricators (कदंब फैब्रिकेटर्स)',
    phone: '1234500002',
    gstNumber: '06AAACA0000A1Z2',
    pinCode: '123401',
    seller: null,
  },
  'approver@lohahaat.example': {
    contactName: 'Vikram Rao',
    legalName: 'Kadamb Fabricators (कदंब फैब्रिकेटर्स)',
    phone: '1234500004',
    gstNumber: '06AAACA0000A1Z2',
    pinCode: '123401',
    seller: null,
    memberOf: { owner: 'buyer@lohahaat.example', role: 'Approver' },
  },
  'accounts@lohahaat.example': {
    contactName: 'Farida Khan',
    legalName: 'Kadamb Fabricators (कदंब फैब्रिकेटर्स)',
    phone: '1234500005',
    gstNumber: '06AAACA0000A1Z2',
    pinCode: '123401',
    seller: null,
    memberOf: { owner: 'buyer@lohahaat.example', role: 'Accounts' },
  },
  'supplier@lohahaat.example': {
    contactName: 'Gurpreet Kaur',
    legalName: 'Sirhind Steel Tubes',
    phone: '1234500012',
    gstNumber: '03AAACA0000A1Z8',
    pinCode: '147301',
    seller: 'Sirhind Steel Tubes',
  },
}

export const buyerAddresses = [
  {
    kind: 'billing',
    name: 'Kadamb Fabricators',
    phone: '1234500002',
    address: 'Office 5, Sample Chambers, Old Railway Road',
    city: 'Gurugram',
    state: 'Haryana',
    pinCode: '122001',
    gstNumber: '06AAACA0000A1Z2',
  },
  {
    kind: 'shipping',
    name: 'Kadamb Fabricators, Works',
    phone: '1234500003',
    address: 'Shed 31, Sample Growth Centre, Bawal Road',
    city: 'Rewari',
    state: 'Haryana',
    pinCode: '123401',
    gstNumber: null,
  },
] as const
