import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  subject: (count: number) =>
    plural(count, { one: '# new enquiry fits what you sell', other: '# new enquiries fit what you sell' }),
  what: 'Buyers ask for what you sell. Each link opens the enquiry, ready for your prices.',
  quote: (leadId: string, items: number, pinCode: string) =>
    plural(items, {
      one: `Quote for ${leadId}: # line to ${pinCode}`,
      other: `Quote for ${leadId}: # lines to ${pinCode}`,
    }),
  quoteAt: (leadId: string, items: number, pinCode: string, km: string) =>
    plural(items, {
      one: `Quote for ${leadId}: # line to ${pinCode}, ${km} km`,
      other: `Quote for ${leadId}: # lines to ${pinCode}, ${km} km`,
    }),
  desk: 'All enquiries that fit',
  closing: 'How often we write is a setting on your supplier’s desk; there you can also end these mails.',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
