import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  desk: 'Desk',
  orders: 'Orders',
  consignments: 'Consignments',
  refusedLines: 'Refused lines',
  invoices: 'Invoices',
  statements: 'Statements',
  certificates: 'Certificates',
  money: 'Money',
  ratings: 'Ratings',
  stock: 'Stock',
  suppliers: 'Suppliers',
  fees: 'Fees',
  freight: 'Freight',
  settingsOfTrade: 'Settings of trade',
  accounts: 'Accounts',
  companies: 'Companies',
  audit: 'Audit',
  brands: 'Brands',
  sellers: 'Sellers',
  paraMaster: 'Para-Master',
  departments: 'Departments',
  classes: 'Classes',
  subClasses: 'Sub-Classes',
  subClasses1: 'Sub-Classes1',
  supplier: 'Supplier',
  myLists: 'My lists',
  myCompany: 'Company',
  companyAccount: 'Company account',
  approvals: 'Approvals',
  profile: 'Profile',
  settings: 'Settings',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
