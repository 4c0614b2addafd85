import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  orderNo: 'Order',
  day: 'Day',
  item: 'Item',
  quantity: 'Quantity',
  unit: 'Unit',
  kg: 'kg',
  amount: 'Amount ₹',
  percent: 'Commission %',
  commission: 'Commission ₹',
  delivered: 'Delivered',
  expected: 'Paid on',
  goods: 'Goods',
  lessCommission: 'Less commission',
  lessGst: (percent: number) => `Less GST ${percent} % on commission`,
  net: 'Net',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
