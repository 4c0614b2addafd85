import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Statements',
  description: 'What each seller sold in a month and is paid for it.',
  loadFailed: 'The statements could not be loaded',
  none: 'Nothing was sold in this month',
  columns: { seller: 'Seller', goods: 'Goods', commission: 'Commission and GST', net: 'Net' },
  lines: (count: number) => plural(count, { one: '# line', other: '# lines' }),
  gst: (amount: string) => `GST ${amount}`,
  all: 'All sellers',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
