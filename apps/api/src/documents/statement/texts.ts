import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: (month: string, year: string) => `Statement for ${month} ${year}`,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  supplier: 'Supplier',
  buyer: 'Buyer of the goods',
  gstNumber: (number: string) => `GST number ${number}`,
  order: 'Order',
  item: 'Item',
  waiting: 'Not accepted yet',
  kg: 'kg',
  amount: 'Amount ₹',
  commission: 'Commission ₹',
  expected: 'Paid on',
  percent: (percent: number) => `${percent} %`,
  afterDelivery: (days: number) => plural(days, { one: '# day after delivery', other: '# days after delivery' }),
  goods: 'Goods',
  lessCommission: 'Less commission',
  lessGst: (percent: number) => `Less GST ${percent} % on commission`,
  net: 'Net',
  cut: (shown: number, all: number) => `The first ${shown} of ${all} lines; the sums are of all.`,
  msme: (days: number) =>
    `A micro or small enterprise has to be paid within ${plural(days, { one: '# day', other: '# days' })} of acceptance of the goods (MSMED Act).`,
  none: 'Nothing was sold in this month.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
