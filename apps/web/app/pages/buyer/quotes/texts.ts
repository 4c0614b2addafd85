import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import type { Sorting } from './compare'

const en = {
  title: 'Compare quotes',
  description: 'All quotes for an enquiry side by side.',
  loadFailed: 'The quotes could not be loaded',
  intro: 'Enquiry <leadId></leadId>',
  allEnquiries: 'All enquiries',
  ownEnquiries: 'My Enquiries',
  print: 'Print',
  exportCsv: 'Export CSV',

  onlyLowest: (shown: number, total: number) =>
    `The ${formatCount(shown)} lowest of ${formatCount(total)} quotes are shown: their prices for all items are as much as fits on a page.`,
  sortBy: 'Sort by',
  sortings: {
    landed: 'Landed cost, lowest first',
    total: 'Total, lowest first',
    party: 'Party, A to Z',
    quotedAt: 'Quoted at, newest first',
  } satisfies Record<Sorting, string>,

  none: {
    open: 'No quotes yet',
    closed: 'Nobody has quoted',
    whatToExpect:
      'Every party that is signed in can see this enquiry and quote for it. You get a mail when a quote comes in, and all of them stand here side by side at what a ton costs at your gate.',
  },

  outcome: {
    closed: '<strong>Closed without an award.</strong> <reason></reason>',
    accepted: 'Accepted: <party></party>',
  },

  table: {
    label: 'Quotes side by side',
    caption: 'Quotes side by side, one column per party',
    item: 'Item',
    landed: (price: string) => `${price} <unit>/Ton landed</unit>`,
    lowest: '<sign>▾ </sign>Lowest',
    notQuoted: 'Not quoted',
    goods: 'Goods total',
    gst: (percent: number) => `GST ${percent}%`,
    loading: 'Loading charges',
    platform: 'Platform fees',
    weighment: 'Weighment charge',
    handling: 'Material handling fees',
    freight: 'Freight',
    freightPerTon: (price: string) => `${price} /Ton`,
    total: 'Total',
    landedPerTon: 'Landed cost per ton',
    delivered: 'Delivered per ton',
    about: (rate: string) => `about ${rate}`,
    freightAbout: (rate: string, km: string, days: number) =>
      plural(days, { one: `freight about ${rate}, ${km} km, # day`, other: `freight about ${rate}, ${km} km, # days` }),
    freightQuoted: 'with the freight quoted',
    validUntil: 'Valid until',
    noDate: 'No date given',
    paymentTerms: 'Payment terms',
    remark: 'Remark',
    quotedAt: 'Quoted at',
  },

  split: {
    title: (saving: string) => `Split by line: saves ${saving}`,
    explanation:
      'Each line goes to the party that lands it cheapest. It becomes one order per party, so every further one costs handling and weighment once more; both are counted in.',
    lot: (party: string, lines: number) => `${party}, ${plural(lines, { one: '# line', other: '# lines' })}`,
    extraCharges: 'Extra handling and weighment, in it',
    total: 'Total',
    landedPerTon: 'Landed cost per ton',
    accept: 'Accept the split',
    becomesOrders: (leadId: string, orders: number) =>
      plural(orders, {
        one: `Enquiry ${leadId} is completed and becomes # order.`,
        other: `Enquiry ${leadId} is completed and becomes # orders, one per party.`,
      }),
    accepted: (orders: number) =>
      plural(orders, {
        one: 'The split is accepted: # order was placed',
        other: 'The split is accepted: # orders were placed',
      }),
  },

  award: {
    accept: 'Accept',
    acceptQuoteOf: (party: string) => `Accept the quote of ${party}`,
    enquiryCompleted: 'The enquiry is completed.',
    outdated: 'Given before your last change.',
    expired: 'It has expired.',
    becomesOrder: (leadId: string) => `Enquiry ${leadId} is completed and becomes an order at the quoted prices.`,
    landed: (tons: string, price: string) => `${tons}, ${price} per ton landed`,
    addresses: { billing: 'Billing address', shipping: 'Shipping address' },
    newAddress: 'New address',
    cancel: 'Cancel',
    confirm: 'Accept and order',
    ask: 'Ask for approval',
    askNote: 'Note to the approver',
    done: (party: string) => `The quote of ${party} is accepted`,
    accepted: 'Accepted',
    viewOrder: 'View order',
  },
}

export const texts = inLanguages({ en })
