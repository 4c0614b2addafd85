import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  accepted: 'Of it, accepted by you',
  goods: 'Goods at the prices of the orders',
  commission: 'Less commission',
  gst: (percent: number) => `Less GST ${percent} % on commission`,
  net: 'Net',
  table: 'Lines of the statement',
  columns: {
    order: 'Order',
    item: 'Item',
    weight: 'Weight',
    amount: 'Amount',
    commission: 'Commission',
    expected: 'Paid on',
  },
  percent: (percent: number) => `${percent} %`,
  afterDelivery: (days: number) => plural(days, { one: '# day after delivery', other: '# days after delivery' }),
  cut: (shown: number, all: number) => `The first ${shown} of ${all} lines. The sums are of all.`,
  none: 'Nothing was sold in this month',
  msme: (days: number) =>
    `A micro or small enterprise has to be paid within ${plural(days, { one: '# day', other: '# days' })} of acceptance of the goods (MSMED Act).`,
  month: 'Month',
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
  monthName: (name: string, year: string) => `${name} ${year}`,
  pdf: 'PDF',
  xlsx: 'XLSX',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
