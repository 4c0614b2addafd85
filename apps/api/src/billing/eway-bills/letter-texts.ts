import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  subject: (number: string) => `E-way bill ${number} ends soon`,
  ends: (number: string, invoiceNo: string, time: string) =>
    `The e-way bill ${number} of invoice ${invoiceNo} ends on ${time}.`,
  truck: (orderNo: string, vehicleNo: string) => `Order ${orderNo}, vehicle ${vehicleNo}.`,
  noTruck: (orderNo: string) => `Order ${orderNo}.`,
  extend:
    'If the truck arrives later, please extend the bill at the portal, from 8 hours before its end to 8 hours after, and enter it here.',
  link: 'See the e-way bill',
  closing: 'Goods that travel with a bill that has ended can be held up.',
}

export const letterTexts = inLanguages({ en })
