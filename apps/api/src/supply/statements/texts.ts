import { inLanguages } from '@lohahaat/domain/platform/language'

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
  lessGst: 'Less GST 18 % on commission',
  net: 'Net',
}

export const texts = inLanguages({ en })
