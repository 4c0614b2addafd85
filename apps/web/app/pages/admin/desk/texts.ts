import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Desk',
  description: 'Sales of this week and last, and what waits for a look.',
  loadFailed: 'The desk could not be loaded',

  measures: { orders: 'Orders', tons: 'Tons', rupees: 'Value' },
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  day: 'Day',
  today: 'Today',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  lastWeekByNow: (figure: string) => `${figure} a week ago by now`,
  lastWeekSoFar: (figure: string) => `${figure} last week so far`,
  up: (percent: string) => `▲ ${percent} % on last week`,
  down: (percent: string) => `▽ ${percent} % on last week`,
  same: 'The same as last week',
  chart: (measure: string) => `${measure}, last week and this`,

  odd: {
    title: 'Prices that look wrong',
    rule: 'Over 15 % off the median of the size, or older than 7 days.',
    none: 'Every price is near the median of its size and was looked at within 7 days.',
    item: 'Item',
    seller: 'Seller',
    price: '₹/MT',
    median: 'Median',
    noMedian: 'None',
    offers: (count: number) => plural(count, { one: '# offer', other: '# offers' }),
    off: 'Off the median',
    changed: 'Priced',
    lookThrough: 'Look through the prices',
    more: (count: number) => plural(count, { one: '# more', other: '# more' }),
  },

  waiting: {
    title: 'Quotes waiting',
    all: 'All enquiries',
    nothing: 'No enquiry is open.',
    enquiry: 'Enquiry',
    buyer: 'Buyer',
    quotes: 'Quotes',
    since: 'Since',
    lines: (count: number) => plural(count, { one: '# line', other: '# lines' }),
    got: (count: number) => plural(count, { one: '# quote', other: '# quotes' }),
    none: 'No quote yet',
  },

  certificates: {
    title: 'Certificates with alarms',
    none: 'Every confirmed certificate is in order.',
    some: 'A figure beyond its limit, two chemistries of one heat, more tied than it is for, or another pipe.',
    link: 'Look at them',
  },
  mails: {
    title: 'Stuck mails',
    none: 'All mails went out.',
    tries: (attempts: number, error: string) =>
      plural(attempts, { one: `# try: ${error}`, other: `# tries: ${error}` }),
    queue: 'Mail queue',
  },

  stock: {
    title: 'Stock to look at',
    readyWithoutStock: 'Ready stock with 0.000 MT left',
    untouched: 'Untouched for 14 days',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
