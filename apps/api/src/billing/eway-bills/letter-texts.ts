import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  subject: (number: string) => `E-way bill ${number} expires soon`,
  ends: (number: string, invoiceNo: string, time: string) =>
    `The e-way bill ${number} of invoice ${invoiceNo} expires on ${time}.`,
  truck: (orderNo: string, vehicleNo: string) => `Order ${orderNo}, vehicle ${vehicleNo}.`,
  noTruck: (orderNo: string) => `Order ${orderNo}.`,
  extend: (hours: number) =>
    `If the truck arrives later, please extend the bill at the portal, from ${plural(hours, { one: '# hour', other: '# hours' })} before it expires to as long after, and record that here.`,
  link: 'See the e-way bill',
  closing: 'Goods that travel with an expired bill can be detained.',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
