import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Your desk',
  description: 'What waits for you: quotes to decide, orders under way, your lists and the rates of sizes you buy.',
  failed: 'Your desk could not be loaded',
  tryAgain: 'Please try again in a moment.',
  supplierDesk: 'Your supplier’s desk',
  adminDesk: 'Administrator’s desk',

  up: (amount: string) => `▲ ${amount}`,
  down: (amount: string) => `▽ ${amount}`,

  waiting: {
    title: 'Waits for you',
    order: 'Least time first',
    none: 'No quotes to decide, and no price in your cart has changed.',
    quotes: 'Quotes to decide',
    lines: (count: number, weight: string) => plural(count, { one: `# line, ${weight}`, other: `# lines, ${weight}` }),
    landed: (rate: string) => `from <b>${rate}</b>/MT landed`,
    compare: (count: number) => plural(count, { one: 'Compare # quote', other: 'Compare # quotes' }),
    compareFor: (count: number, leadId: string) =>
      plural(count, { one: `Compare # quote for ${leadId}`, other: `Compare # quotes for ${leadId}` }),
    barNote: (leadId: string, weight: string) => `${leadId}, ${weight}`,
    ends: (time: string) => `the first ends ${time}`,
    noEnd: 'No end named',
    more: (count: number) => plural(count, { one: '# more enquiry has quotes', other: '# more enquiries have quotes' }),

    requests: (count: number) => plural(count, { one: '# request waits for you', other: '# requests wait for you' }),
    requestsKind: 'To approve',
    requestsAbout: 'Orders of colleagues above their limits',
    seeRequests: 'Decide',

    price: 'Price change in your cart',
    rates: (before: string, now: string) => `${before}, now <b>${now}</b>/MT`,
    perTon: (move: string) => `${move}/MT`,
    dearer: (quantity: string, amount: string) => `${quantity}: ${amount} more`,
    cheaper: (quantity: string, amount: string) => `${quantity}: ${amount} less`,
    since: (day: string) => `since ${day}, before GST`,
    openCart: 'Open cart',
    morePrices: (count: number) =>
      plural(count, { one: '# more price has changed', other: '# more prices have changed' }),
  },

  orders: {
    title: 'Orders under way',
    all: 'My Orders',
    none: 'Nothing is on its way.',
    again: 'What you ordered before is in My Orders, to order again.',
    to: (city: string) => `to ${city}`,
    sum: (weight: string, amount: string) => `${weight} · ${amount}`,
    more: (count: number) => plural(count, { one: '# more under way', other: '# more under way' }),
    trucks: 'Trucks',
    truck: (number: number) => `Truck ${number}`,
    expected: (day: string) => `expected ${day}`,
    ewayUntil: (day: string) => `e-way bill until ${day}`,
    receive: 'Receive',
    receiveTruck: (number: number) => `Receive truck ${number}`,
    moreTrucks: (count: number) => plural(count, { one: '# more truck', other: '# more trucks' }),
  },

  sizes: {
    title: 'Sizes you buy',
    unit: '₹/MT, 60 days, move today',
    none: 'The rates of what you order most are shown here, day by day.',
    kind: (className: string, brandName: string) => `${className}, ${brandName}`,
    noMove: 'no move',
    chart: (low: string, high: string) => `60 days between ${low} and ${high}`,
    rateCard: 'Rate card',
    note: 'before GST, lowest in stock',
  },

  lists: {
    title: 'Saved lists',
    newList: 'New list',
    all: (count: number) => plural(count, { one: 'My lists', other: 'All # lists' }),
    none: 'Keep a list by its name, and see here what its price does.',
    about: (count: number, weight: string) => plural(count, { one: `# line, ${weight}`, other: `# lines, ${weight}` }),
    since: (day: string) => `<move></move> since ${day}`,
    noMove: (day: string) => `no move since ${day}`,
    gone: (count: number) => plural(count, { one: '# line not sold now', other: '# lines not sold now' }),
    notPriced: 'Nothing of it is sold now',
  },

  enquiries: 'Enquiry Details',
  enquiriesFailed: 'The enquiries could not be loaded',
  searchEnquiries: 'Search enquiries',
  searchHint: 'Number, brand, class or size',

  start: {
    title: 'Start with a list',
    text: 'Paste what you need as you would write it to a supplier. It is priced line by line, and one press puts it into the cart.',
    rates: 'Rate card',
    catalogue: 'Catalogue',
    upload: 'Upload a list',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
