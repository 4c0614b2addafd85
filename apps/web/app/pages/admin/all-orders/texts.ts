import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Orders',
  description: 'The orders of everybody.',
  loadFailed: 'The orders could not be loaded',
  noneYet: 'No orders yet',
  noneYetHint: 'What buyers order is listed here.',
  exportCsv: 'Export CSV',
  search: 'Search orders',
  searchExample: 'Order, buyer, GST number or city',
  status: 'Status',

  columns: {
    order: 'Order',
    buyer: 'Buyer',
    shipTo: 'Ship to',
    tons: 'Tons',
    total: 'Total',
    status: 'Status',
  },
  buyerOrderNo: (number: string) => `Buyer’s no. ${number}`,
  gstNumber: 'GST <number>of the buyer</number>',
  lines: (count: number) => plural(count, { one: '# line', other: '# lines' }),
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
