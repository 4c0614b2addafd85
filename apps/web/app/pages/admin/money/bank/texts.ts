import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Bank statement',
  description: 'What came into the bank, and the invoices it may pay.',
  intro:
    'Upload the bank’s statement as CSV or XLSX. Each row that brought money in is kept once; you decide what it pays.',
  loadFailed: 'The rows could not be loaded',
  file: 'Statement',
  fileHint: 'CSV or XLSX with the columns date, narration and credit',
  uploaded: (found: number, added: number) => `${found} rows brought money in, ${added} of them are new.`,
  state: 'State',
  states: { open: 'To decide', matched: 'Receipt made', ignored: 'Set aside' },
  none: { open: 'No row is left to decide', matched: 'No receipt was made yet', ignored: 'No row is set aside' },
  noneHint: 'Rows that brought money in come from the statement that you upload.',
  table: 'Rows of bank statements',
  columns: { row: 'Row', amount: 'Amount', pays: 'May pay', action: 'Actions' },
  open: (amount: string) => `open ${amount}`,
  score: (score: number) => `Fits ${score} of 100`,
  reasons: {
    invoiceNumber: 'names the invoice',
    orderNumber: 'names the order',
    name: 'names the company',
    amount: 'same amount',
    amountLessTds: 'the amount less TDS',
    partOfAmount: 'a part of it',
    severalAmounts: 'the sum of them',
  },
  nothing: 'Nothing fits. Record it on the <account>account of its company</account>, and set the row aside.',
  confirm: 'Make receipt',
  confirmOf: (company: string, numbers: string) => `Make the receipt of ${company} for ${numbers}`,
  confirmed: (number: string) => `Receipt ${number} is made.`,
  ignore: 'Set aside',
  ignored: 'The row is set aside.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
