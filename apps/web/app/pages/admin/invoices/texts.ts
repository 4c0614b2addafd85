import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Invoices and notes',
  description: 'All tax invoices, credit notes and debit notes.',
  loadFailed: 'The invoices could not be loaded',
  noneYet: 'No invoice has been issued yet',
  noneYetHint: 'An invoice is issued on the page of a loaded truck.',
  search: 'Search',
  searchExample: 'Number, order, buyer or GST number',
  kind: 'Kind',
  month: 'Month',
  columns: { number: 'Document', buyer: 'Buyer', order: 'Order', taxable: 'Taxable', tax: 'GST', total: 'Total' },
  unregistered: 'Unregistered',
  csv: 'CSV',
  xlsx: 'XLSX',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
