import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  closing: 'For any question please call or write to us, and name the order number.',
  stillOpen: 'Until it is dispatched you can cancel it, or delete items from it, under My Orders.',
  link: 'See the order',

  /** The subject of a letter about a status. */
  subjects: {
    Confirmed: (orderNo: string) => `Order ${orderNo} is confirmed`,
    Processing: (orderNo: string) => `Order ${orderNo} is being processed`,
    Dispatched: (orderNo: string) => `Order ${orderNo} is dispatched`,
    Delivered: (orderNo: string) => `Order ${orderNo} is delivered`,
    Cancelled: (orderNo: string) => `Order ${orderNo} is cancelled`,
    changed: (orderNo: string) => `Order ${orderNo} has changed`,
  },
  thanks: (day: string, buyer: string) => `Thank you. We have your order of ${day} for ${buyer}.`,
  deliveredTo: (destination: string) => `It will be delivered to ${destination}.`,
  note: (note: string) => `Our note: ${note}`,
  cancelledByYou: 'You have cancelled this order. Nothing of it will be dispatched.',
  lineDeleted: (item: string) => `You have deleted ${item} from this order. This is what it holds now.`,
  moved: {
    Processing:
      'The material is being made ready. Until it is dispatched you can cancel it, or delete items from it, under My Orders.',
    Dispatched: (destination: string) => `The material is on its way to ${destination}.`,
    Delivered: (destination: string) => `The material has reached ${destination}.`,
    Cancelled: 'We had to cancel this order. Nothing of it will be dispatched.',
  },

  notes: {
    number: (number: string) => `Your order number: ${number}`,
    numberOf: (number: string, day: string) => `Your order number: ${number} of ${day}`,
    wantedDay: (day: string) => `Wanted on ${day}.`,
    unloading: (remark: string) => `For unloading: ${remark}`,
  },
  award: (party: string, leadId: string) => `The supplier is ${party}, from enquiry ${leadId}.`,
  pay: {
    terms: (terms: string) => `Payment: ${terms}`,
    bank: (payee: string, bank: string) => `By bank to ${payee}: ${bank}`,
    upi: (id: string) => `By UPI to ${id}`,
    reference: (orderNo: string) => `Please name ${orderNo} with your payment.`,
  },

  quantity: 'Quantity',
  weight: 'Weight',
  amount: 'Amount',
  units: { Pieces: 'Pieces', Ton: 'Ton' },
  goods: 'Goods total',
  gst: (rate: number) => `GST ${rate}%`,
  weighment: 'Weighment charge',
  loading: 'Loading charges',
  platformFees: 'Platform fees',
  handling: 'Material handling fees',
  freight: 'Freight',
  freightOfOthers: 'Freight of the other items',
  asAgreed: 'as agreed',
  total: 'Total',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
