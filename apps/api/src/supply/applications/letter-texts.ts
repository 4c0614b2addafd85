import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  closing: 'For any question please call or write to us.',
  arrived: {
    subject: (name: string) => `${name} wants to sell on LohaHaat`,
    what: (name: string, gstNumber: string) => `${name}, GST number ${gstNumber}, has handed in an application.`,
    link: 'Look at the application',
  },
  changed: {
    subject: (name: string) => `${name} wants to change its details`,
    what: (name: string) => `${name} has asked for another GST number, bank or licence. It counts when you approve it.`,
    link: 'Look at the change',
  },
  changesDecided: {
    approved: { subject: 'Your new details are approved', what: 'They count from now on.' },
    rejected: { subject: 'Your new details are not approved', what: 'The details before stay as they are.' },
  },
  decided: {
    'Changes asked': {
      subject: 'Please complete your application',
      what: 'We have looked at your application as a supplier and need something more.',
    },
    Approved: {
      subject: 'You can sell on LohaHaat now',
      what: 'Your application is approved. Add your stock, and quote for the enquiries that fit you.',
    },
    Suspended: {
      subject: 'Your selling on LohaHaat is suspended',
      what: 'Your items are not sold at the moment.',
    },
  },
  toApplication: 'Open the application',
  toDesk: 'Open your desk',
  toDetails: 'Open your details',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
