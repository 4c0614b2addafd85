import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Supplier’s desk',
  description: 'Enquiries that fit, your quotes, your stock and prices.',
  loadFailed: 'Your desk could not be loaded',
  verified: 'Verified supplier',
  yards: (pinCodes: string) => `Yards ${pinCodes}`,
  import: 'Import prices',
  holidays: {
    button: 'Holidays',
    title: 'Holidays',
    note: 'Your items stay listed and you can still quote. You are open again after the last day.',
    from: 'First day',
    to: 'Last day',
    save: 'Close for these days',
    open: 'Open again',
    saved: 'Your holidays are saved.',
    opened: 'You are open again.',
    close: 'Cancel',
    closedUntil: (day: string) => `Closed for holidays up to ${day}.`,
  },
  suspended:
    'Your items are off sale at the moment. Please see your <application>application</application>, or call us.',
  fits: {
    title: 'Enquiries that fit',
    best: 'Best fit first',
    all: (count: string) => `All ${count}`,
    none: 'No open enquiry fits at the moment. We mail you as soon as there is one.',
  },
  quotes: {
    title: 'Your quotes',
    groups: { waiting: 'Waiting', won: 'Won', lost: 'Lost' },
    none: 'None yet.',
    more: (count: number) => plural(count, { one: '# older', other: '# older' }),
    lines: (count: number, tons: string) => plural(count, { one: `# line, ${tons}`, other: `# lines, ${tons}` }),
    validUntil: 'Valid until',
    expired: 'Expired',
    outdated: 'The enquiry has changed',
    askedForBetter: 'Asked for a better price',
    bands: { first: 'Lowest', 'first-half': 'In the lower half', 'second-half': 'In the upper half' },
  },
  stale: {
    title: 'Stale prices',
    aside: 'untouched for 14 days',
    none: 'Every price was checked in the last 14 days.',
    days: (days: number) => plural(days, { one: '# day', other: '# days' }),
    lowest: (price: string) => `lowest ${price}`,
    hold: (count: number) => plural(count, { one: 'It still holds', other: 'All # still hold' }),
    change: 'Change prices',
    held: 'Noted: your prices still hold.',
  },
  proposals: {
    title: 'Prices that wait for approval',
    from: (price: string) => `now ${price}`,
  },
  mails: {
    title: 'Mails about enquiries',
    label: 'Mail me',
    hint: 'Each mail leads straight to the quote.',
    paces: { 'at once': 'At once', hourly: 'Once an hour', daily: 'Once a day', none: 'Never' },
    saved: 'Saved.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
