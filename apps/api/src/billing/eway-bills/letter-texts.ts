import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  subject: (number: string) => `E-way bill ${number} ends soon`,
  ends: (number: string, invoiceNo: string, time: string) =>
    `The e-way bill ${number} of invoice ${invoiceNo} ends on ${time}.`,
  truck: (orderNo: string, vehicleNo: string) => `Order ${orderNo}, vehicle ${vehicleNo}.`,
  noTruck: (orderNo: string) => `Order ${orderNo}.`,
  extend: (hours: number) =>
    `If the truck arrives later, please extend the bill at the portal, from ${plural(hours, { one: '# hour', other: '# hours' })} before its end to as long after, and enter it here.`,
  link: 'See the e-way bill',
  closing: 'Goods that travel with a bill that has ended can be held up.',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
