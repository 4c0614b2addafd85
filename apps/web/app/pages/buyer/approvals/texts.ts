import type { ApprovalKind } from '@lohahaat/domain/ordering/approvals/approval'
import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Approvals',
  description: 'Orders above a limit, and who decides on them.',
  intro: 'Orders above a member’s limit wait here until an owner or an approver decides.',
  empty: 'No requests yet',
  emptyHint: 'When an order is above your limit, you ask for approval at checkout.',
  loadFailed: 'The requests could not be loaded',
  waiting: 'Waiting',
  decided: 'Decided',
  you: (name: string) => `${name} (you)`,
  lines: (count: number, weight: string) => plural(count, { one: `# line, ${weight}`, other: `# lines, ${weight}` }),
  quotes: 'Quotes',
  decidedBy: (name: string) => `by ${name}`,
  openOf: (name: string, total: string) => `Open the request of ${name} for ${total}`,

  request: 'Request',
  requestOf: (name: string) => `Request of ${name}`,
  asked: 'Asked <time>then</time>',
  all: 'All requests',
  limit: 'Why it needs approval',
  noLimit: 'It is within all limits.',
  note: 'Note',
  reason: 'Reason',
  items: (count: number) => plural(count, { one: 'Items (#)', other: 'Items (#)' }),
  takenOut: 'Taken out',
  takeOut: 'Take out',
  takeOutOf: (item: string) => `Take out ${item}`,
  takeOutQuestion: (item: string) => `${item} returns to the requester’s cart, and the rest is added up anew.`,
  pricePer: {
    Ton: (price: string) => `${price}/MT`,
    Kg: (price: string) => `${price}/kg`,
    Pieces: (price: string) => `${price} a piece`,
    Metre: (price: string) => `${price} a metre`,
  },
  amounts: 'Amounts',
  goods: 'Goods',
  charges: 'GST, fees and freight',
  total: 'Total',
  dearer: (more: string, asked: string) => `▲ ${more} more than the ${asked} asked for`,
  cheaper: (less: string, asked: string) => `▽ ${less} less than the ${asked} asked for`,
  samePrice: 'Re-priced: the total is unchanged.',
  billing: 'Billing',
  shipping: 'Shipping',
  enquiry: 'The enquiry and its quotes',
  withGst: 'with GST',
  approve: 'Approve',
  approved: 'Approved. The order is placed.',
  reject: 'Reject',
  rejected: 'Rejected. The requester gets a mail.',
  rejectTitle: 'Reject the request',
  rejectHint: {
    cart: 'The requester reads it, and the lines go back to the requester’s cart.',
    quotes: 'The requester reads it. The enquiry stays open.',
  } satisfies Record<ApprovalKind, string>,
  withdraw: 'Withdraw',
  withdrawQuestion: {
    cart: 'The lines go back to your cart.',
    quotes: 'The enquiry stays open, and you can award it again.',
  } satisfies Record<ApprovalKind, string>,
  cancel: 'Cancel',
  outcome: {
    Waiting: 'An owner or an approver of the company decides. The requester hears of it by mail.',
    Approved: 'The order is placed.',
    Rejected: 'The lines are back in the requester’s cart.',
    Withdrawn: 'The lines are back in the requester’s cart.',
  },
  enquiryOpen: 'The enquiry stays as it is.',
  decidedAt: '<name>somebody</name>, <time>then</time>',
  seeOrder: 'See the order',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
