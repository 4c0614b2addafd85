import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  backToEnquiries: 'Back to the enquiries',
  accountsOnly: 'You work in accounts, so you can read enquiries, not raise them. Ask a colleague who buys.',
  loading: 'Loading',
  uploadEnquiry: 'Upload Enquiry',
  createEnquiry: 'Create Enquiry',
  whyCreate: 'Say what you need, and parties quote for it.',
  showAll: 'Show all',
  closedBecause: (reason: string) => `Closed: ${reason}`,

  status: {
    InProgress: 'InProgress',
    Completed: 'Completed',
  },

  ownQuote: {
    given: 'You quoted',
    part: (offered: number, lines: number) => `You quoted ${formatCount(offered)} of ${formatCount(lines)} lines`,
    asked: 'Asked for better',
    askedUntil: (time: string) => `Asked for better until ${time}`,
    askedLate: 'Asked for better, time is over',
    outdated: 'Your quote is outdated',
    accepted: 'Your quote was accepted',
  },

  facts: {
    buyer: 'Buyer',
    brand: 'Brand',
    productCategory: 'Product category',
    deliveryDays: 'Delivery days',
    deliverTo: 'Deliver to',
    weight: 'Weight',
    notSaid: 'Not stated',
  },

  items: {
    inListFile: 'The items are in the list file.',
    more: (count: number) => plural(count, { one: '# more item', other: '# more items' }),
    loadFailed: 'The other items could not be loaded.',
    tryAgain: 'Try again',
  },

  askedForBetter: (count: number) => plural(count, { one: '# asked for better', other: '# asked for better' }),
  compare: (count: number) => plural(count, { one: '# quote · Compare', other: '# quotes · Compare' }),
  compareFor: (count: number, leadId: string) =>
    plural(count, { one: `# quote · Compare for ${leadId}`, other: `# quotes · Compare for ${leadId}` }),
  quotePrice: 'Quote Price',
  quotePriceFor: (leadId: string) => `Quote Price for ${leadId}`,
  edit: 'Edit',
  editEnquiry: (leadId: string) => `Edit ${leadId}`,

  close: {
    button: 'Close enquiry',
    buttonFor: (leadId: string) => `Close enquiry ${leadId}`,
    title: (leadId: string) => `Close ${leadId}`,
    consequence:
      'It becomes Completed without an order: nobody can quote for it or change it any more. Whoever has quoted is told.',
    reason: 'Reason',
    reasonHint: 'Whoever has quoted is told it',
    reasonMissing: 'Please say why.',
    keepOpen: 'Keep it open',
    done: (leadId: string) => `Enquiry ${leadId} is closed`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
