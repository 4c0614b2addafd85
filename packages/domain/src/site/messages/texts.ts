import type { PriceUnit } from '../../catalogue/price-unit'
import type { OrderStatus } from '../../ordering/order-status'
import { plural } from '../../platform/formats'
import { inLanguages } from '../../platform/language'
import { hi } from './texts.hi'

const en = {
  more: (count: number) => plural(count, { one: 'and # more line', other: 'and # more lines' }),
  cart: 'Cart at LohaHaat',
  list: 'List of pipes at LohaHaat',
  order: (orderNo: string) => `Order ${orderNo}, LohaHaat`,
  quote: (leadId: string) => `Quote for enquiry ${leadId}, LohaHaat`,
  rates: (className: string) => `${className} rates today, LohaHaat`,
  papers: {
    invoice: (number: string) => `Tax invoice ${number}, LohaHaat`,
    credit: (number: string) => `Credit note ${number}, LohaHaat`,
    debit: (number: string) => `Debit note ${number}, LohaHaat`,
  },
  units: { Pieces: 'pcs', Ton: 'MT', Kg: 'kg', Metre: 'm', Feet: 'ft' },
  per: { Ton: 'MT', Kg: 'kg', Pieces: 'pc', Metre: 'm' } satisfies Record<PriceUnit, string>,
  rate: (price: string, unit: string) => `${price}/${unit}`,
  onQuote: 'on quote',
  notOffered: 'not offered',
  days: (count: number) => plural(count, { one: 'in # day', other: 'in # days' }),
  weight: (weight: string) => `Total weight: ${weight}`,
  total: (amount: string) => `Total with GST: ${amount}`,
  goods: (amount: string) => `Goods before GST: ${amount}`,
  freight: (rate: string) => `Freight: ${rate}/MT`,
  payment: (terms: string) => `Payment: ${terms}`,
  validUntil: (time: string) => `Valid until ${time}`,
  remark: (remark: string) => `Note: ${remark}`,
  statuses: {
    Confirmed: 'Confirmed',
    Processing: 'Processing',
    Dispatched: 'Dispatched',
    Delivered: 'Delivered',
    Cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  placed: (status: string, day: string) => `${status}, ordered on ${day}`,
  ratesOf: (time: string) => `Lowest ₹/MT of each size and thickness, ${time}, before GST`,
  wall: (wall: string, price: string) => `${wall} mm ${price}`,
  issued: (day: string, orderNo: string) => `${day}, for order ${orderNo}`,
  payable: (amount: string) => `To pay: ${amount}`,
  cancelled: 'Cancelled',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
