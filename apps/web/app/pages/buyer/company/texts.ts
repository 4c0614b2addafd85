import type { CompanyEvent } from '@lohahaat/contract/identity/companies/history'
import type { CompanyRole, SellingRole } from '@lohahaat/domain/identity/actor'
import type { CompanyEventKind } from '@lohahaat/domain/identity/companies/company-event'
import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { texts as roleTexts } from '../../../parts/identity/companies/texts'
import { hi } from './texts.hi'

type Happened = Pick<CompanyEvent, 'by' | 'whom' | 'detail'>

const roleName = (role: string | null) => roleTexts.roles[role as CompanyRole]
const sellingRoleName = (role: string | null) => roleTexts.sellingRoles[role as SellingRole]

/** What happened, as a sentence. */
const happened: Record<CompanyEventKind, (event: Happened) => string> = {
  invited: ({ by, whom, detail }) => `${by} invited ${whom} as ${roleName(detail)}.`,
  'invitation-revoked': ({ by, whom }) => `${by} withdrew the invitation to ${whom}.`,
  joined: ({ by, detail }) => `${by} joined as ${roleName(detail)}.`,
  'let-in': ({ by, whom, detail }) => `${by} let ${whom} in as ${roleName(detail)}.`,
  'request-rejected': ({ by, whom }) => `${by} rejected the request of ${whom}.`,
  'role-changed': ({ by, whom, detail }) => `${by} made ${whom} ${roleName(detail)}.`,
  'selling-role-changed': ({ by, whom, detail }) =>
    detail === null
      ? `${by} took the selling role from ${whom}.`
      : `${by} gave ${whom} the selling role ${sellingRoleName(detail)}.`,
  'limits-changed': ({ by, whom }) => `${by} changed the limits of ${whom}.`,
  'handed-over': ({ by, whom }) => `${by} handed the company over to ${whom}.`,
  left: ({ by }) => `${by} left.`,
  removed: ({ by, whom }) => `${by} removed ${whom}.`,
  'gst-added': ({ by, detail }) => `${by} added the GST number ${detail}.`,
  'gst-removed': ({ by, detail }) => `${by} removed the GST number ${detail}.`,
  merged: ({ by, whom }) => `${by} of LohaHaat merged ${whom} into this company.`,
}

const en = {
  title: 'Company',
  description: 'The people, limits, places and GST numbers of your company.',
  loadFailed: 'Your company could not be loaded',
  intro: (members: number) =>
    plural(members, {
      one: 'You are the only person in your company so far. Orders, enquiries, lists and places belong to it.',
      other: '# people are in this company. Orders, enquiries, lists and places belong to it.',
    }),
  close: 'Close',

  members: {
    title: 'Members',
    name: 'Name',
    limits: 'Limits',
    noLimits: 'No limits',
    perOrder: (amount: string) => `${amount} an order`,
    perMonth: (amount: string) => `${amount} a month`,
    left: (amount: string) => `${amount} left this month`,
    nothingLeft: 'Nothing left this month',
    lastSeen: 'Last seen',
    notSeen: 'Not signed in',
    you: 'You',
    change: 'Change',
    changeOf: (name: string) => `Change ${name}`,
    readOnly: 'An owner can change roles and limits.',
  },
  member: {
    orderLimit: 'Limit per order (₹)',
    orderLimitTons: 'Weight limit per order',
    monthLimit: 'Limit per month (₹)',
    monthLimitTons: 'Weight limit per month',
    tons: 'MT',
    limitHint: 'Empty: no limit',
    ownRole: 'You can’t change your own role.',
    save: 'Save',
    saved: (name: string) => `Saved: ${name}`,
    remove: 'Remove from the company',
    removeTitle: 'Remove this member?',
    removeText: (name: string) =>
      `${name} is signed out and has an empty company of his own. Orders and lists stay here; open enquiries and quotes go to an owner.`,
    removed: (name: string) => `${name} was removed.`,
    handOver: 'Hand the company over',
    handOverTitle: 'Hand the company over?',
    handOverText: (name: string) => `${name} becomes an owner in your place, and you are a buyer from then on.`,
    handedOver: (name: string) => `${name} is an owner now.`,
  },
  invite: {
    title: 'Invite a colleague',
    email: 'E-mail address',
    send: 'Send invitation',
    sent: (email: string) => `The invitation to ${email} is on its way.`,
    open: 'Open invitations',
    until: '<role>Role</role>, until <time>then</time>',
    revoke: 'Withdraw',
    revokeOf: (email: string) => `Withdraw the invitation to ${email}`,
    revoked: (email: string) => `The invitation to ${email} was withdrawn.`,
  },
  requests: {
    title: 'Requests to join',
    asked: '<gst>GST number</gst>, asked <time>then</time>',
    accept: 'Let in',
    acceptOf: (name: string) => `Let ${name} in`,
    reject: 'Reject',
    rejectOf: (name: string) => `Reject ${name}`,
    accepted: (name: string) => `${name} is in the company.`,
    rejected: (name: string) => `${name} was rejected, and gets no mail about it.`,
    note: 'Let in only people you know: members see orders and addresses.',
  },
  gst: {
    title: 'GST numbers',
    pan: (pan: string) => `PAN ${pan}`,
    number: 'Another GST number',
    add: 'Add',
    added: (number: string) => `${number} was added.`,
    remove: (number: string) => `Remove ${number}`,
    removeTitle: 'Remove this GST number?',
    removeText: (number: string) => `${number} is no longer offered for new orders. Orders keep theirs.`,
    removeAction: 'Remove',
  },
  places: {
    title: 'Places',
    none: 'Places appear here once somebody has ordered to them.',
    billing: 'Billing',
    shipping: 'Delivery',
  },
  history: {
    title: 'History',
    none: 'Nothing has happened yet.',
    happened: (what: CompanyEventKind, event: Happened) => happened[what](event),
  },
  join: {
    title: 'Join another company',
    intro: 'Type the GST number of your firm. If it is with us, its owners get a mail and decide.',
    number: 'GST number of the firm',
    ask: 'Ask to join',
    asked: 'If this firm is with us, its owners have a mail now. We will mail you once they let you in.',
  },
  leave: {
    title: 'Leave this company',
    button: 'Leave the company',
    question: 'Leave this company?',
    text: 'You are signed out, and have an empty company of your own when you sign in again. What you ordered stays here.',
    lastOwner: 'You are the last owner. Hand the company over first: press “Change” beside a colleague.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
