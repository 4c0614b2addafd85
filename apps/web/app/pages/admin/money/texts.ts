import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Money',
  description: 'What is owed to the house and by it, month by month.',
  loadFailed: 'The money desk could not be loaded',
  receipts: 'Receipts',
  bank: 'Bank statement',
  csv: 'CSV',
  xlsx: 'XLSX',
  charts: {
    receivable: 'Receivable',
    payable: 'Payable',
    commission: 'Commission',
    tax: 'GST',
  },
  figures: {
    receivable: 'owed by companies, less their advances',
    payable: 'owed to suppliers',
    commission: 'this month',
    tax: 'on sales less purchases, this month',
  },
  outputTax: 'on sales',
  inputTax: 'on purchases',
  month: 'Month',
  amount: 'Amount',
  table: (title: string) => `${title} by month`,
  monthNames: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  debtors: 'Companies',
  creditors: 'Suppliers',
  noDebtors: 'Nobody owes anything. Search by name for any company.',
  noCreditors: 'Nobody is owed anything.',
  search: 'Find a company',
  searchExample: 'Verma Fabricators',
  party: 'Name',
  owes: 'Owes',
  isOwed: 'Is owed',
  paidBefore: (amount: string) => `Nothing, ${amount} in advance`,
  due: 'Due to suppliers',
  noDue: 'Nothing is due.',
  columns: { invoice: 'Invoice', supplier: 'Supplier', due: 'Due by', open: 'Open' },
  overdue: 'Overdue',
  small: 'micro or small',
  notAgreed: 'Not agreed',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
