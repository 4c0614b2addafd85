import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  issued: {
    invoice: (number: string, orderNo: string) => `Tax invoice ${number} for order ${orderNo}`,
    credit: (number: string, orderNo: string) => `Credit note ${number} for order ${orderNo}`,
    debit: (number: string, orderNo: string) => `Debit note ${number} for order ${orderNo}`,
  },
  said: {
    invoice: (orderNo: string, vehicle: string) =>
      `This is the invoice for what ${vehicle} carries of order ${orderNo}.`,
    credit: (number: string, day: string) => `It lowers invoice ${number} of ${day}.`,
    debit: (number: string, day: string) => `It raises invoice ${number} of ${day}.`,
  },
  aTruck: 'the truck',
  cancelled: (number: string, orderNo: string) => `Invoice ${number} for order ${orderNo} is cancelled`,
  cancelledSaid: (orderNo: string) =>
    `Please do not pay it and claim no input tax on it. Another invoice for order ${orderNo} follows if the goods are sent.`,
  reason: (reason: string) => `The reason: ${reason}`,
  weight: 'Weight',
  amount: 'Taxable',
  taxable: 'Taxable value',
  gst: 'GST',
  roundOff: 'Round off',
  total: 'Total',
  link: 'See and download it',
  closing: 'For any question please call or write to us, and name the number of the document.',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
