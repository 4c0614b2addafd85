import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import type { PriceUnit } from '@lohahaat/domain/catalogue/price-unit'
import type { BetterState } from '@lohahaat/domain/sourcing/quote'
import type { Sorting } from './compare'
import { hi } from './texts.hi'

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
      'Every signed-in party can see this enquiry and quote for it. We mail you when a quote comes in, and you compare them here side by side, by what a ton costs at your gate.',
  },

  outcome: {
    closed: '<strong>Closed without an award.</strong> <reason></reason>',
    accepted: 'Accepted: <party></party>',
    lines: (lines: number) => plural(lines, { one: '# line', other: '# lines' }),
  },

  table: {
    label: 'Quotes side by side',
    caption: 'Quotes side by side, one column per party',
    item: 'Item',
    landed: (price: string) => `${price} <unit>/Ton landed</unit>`,
    line: (number: string, className: string, pipe: string) => `${number}. ${className} ${pipe}`,
    anyBrand: 'Any brand',
    asked: (remark: string) => `Note: ${remark}`,
    catalogue: 'Catalogue',
    catalogueUnit: 'today, ₹/MT',
    catalogueOnCard: 'Catalogue today, ₹/MT',
    notStocked: 'Not stocked',
    overCatalogue: (sign: string, amount: string) => `${sign}${amount}<unseen> per MT to the catalogue</unseen>`,
    lowest: 'Lowest',
    notOffered: 'Not offered',
    ordered: 'Ordered',
    makeNotSaid: 'Make not said',
    days: (days: number) => plural(days, { one: '# day', other: '# days' }),
    asAsked: 'As asked',
    otherMake: 'Other make',
    moved: { up: 'Up', down: 'Down' },
    version: (version: number) => `Version ${version}`,
    partial: (offered: number, lines: number) => `${offered} of ${lines} lines`,
    choose: (party: string, item: string) => `Choose ${party} for ${item}:`,
    offered: 'Lines offered',
    linesOf: (offered: number, lines: number) => `${offered} of ${lines}`,
    chosen: 'Chosen by you, landed',
    chosenOf: (lines: number, tons: string) => plural(lines, { one: `# line, ${tons}`, other: `# lines, ${tons}` }),
    files: 'Files',
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

  quick: {
    label: 'Quick choices',
    split: (lines: number, total: string) =>
      plural(lines, { one: `Cheapest split, # line · ${total}`, other: `Cheapest split, # lines · ${total}` }),
    allOf: (party: string, lines: number, total: string) =>
      plural(lines, { one: `# line from ${party} · ${total}`, other: `All # lines from ${party} · ${total}` }),
    partOf: (party: string, lines: number, total: string) =>
      plural(lines, { one: `# line from ${party} · ${total}`, other: `# lines from ${party} · ${total}` }),
    clear: 'Clear the choice',
  },

  bar: {
    label: 'Award',
    nothing: 'Choose a party for each line, or use a quick choice above.',
    orders: (orders: number) =>
      plural(orders, { one: 'Your award, # order, landed', other: 'Your award, # orders, landed' }),
    noSingle: 'No party offers all of these lines.',
    same: 'Same as the best single quote',
    below: (amount: string, party: string) => `▽ ${amount} below the best single quote, ${party}`,
    above: (amount: string, party: string) => `▲ ${amount} above the best single quote, ${party}`,
    award: 'Award',
    awardLines: (lines: number, parties: number) =>
      parties === 1
        ? plural(lines, { one: 'Award # line to 1 supplier', other: 'Award # lines to 1 supplier' })
        : plural(lines, {
            one: `Award # line to ${formatCount(parties)} suppliers`,
            other: `Award # lines to ${formatCount(parties)} suppliers`,
          }),
    awarded: (orders: number) =>
      plural(orders, { one: 'Awarded: # order was placed', other: 'Awarded: # orders were placed' }),
  },

  leftOut: {
    notOrdered: (count: number, lines: string) =>
      plural(count, { one: `# line is not ordered: ${lines}`, other: `# lines are not ordered: ${lines}` }),
    wasNotOrdered: (count: number, lines: string) =>
      plural(count, { one: `# line was not ordered: ${lines}`, other: `# lines were not ordered: ${lines}` }),
    more: (count: number) => plural(count, { one: '# more', other: '# more' }),
    copy: 'Copy the rest into a new enquiry',
    copied: (leadId: string) => `The rest is now enquiry ${leadId}`,
  },

  better: {
    ask: 'Ask for better',
    askParty: (party: string) => `Ask ${party} for better`,
    askLine: (party: string, item: string) => `Ask ${party} for better for ${item}`,
    sealed: 'They see your target and your note, never another party’s price, name or number.',
    scope: 'What for',
    whole: 'Whole quote',
    lines: 'Some lines',
    missing: 'Please choose a line, and check the targets.',
    target: {
      Ton: 'Target, ₹ per Ton (optional)',
      Kg: 'Target, ₹ per kg (optional)',
      Pieces: 'Target, ₹ per Piece (optional)',
      Metre: 'Target, ₹ per metre (optional)',
    } satisfies Record<PriceUnit, string>,
    targetFor: (target: string, item: string) => `${target} for ${item}`,
    saves: (amount: string) => `These targets save you ${amount} before GST.`,
    answerBy: 'Answer by',
    noDeadline: 'No deadline',
    within: (hours: number) =>
      hours < 24
        ? plural(hours, { one: 'Within # hour', other: 'Within # hours' })
        : plural(hours / 24, { one: 'Within # day', other: 'Within # days' }),
    note: 'Note',
    noteHint: 'Optional',
    asked: (party: string) => `${party} is asked for a better price`,
    states: {
      asked: 'Asked for better',
      answered: 'Answered',
      kept: 'Keeps its price',
      late: 'No answer in time',
    } satisfies Record<BetterState, string>,
  },

  split: {
    titleAlone: 'Split by line: each to its cheapest party',
    title: (saving: string) => `Split by line: saves ${saving}`,
    explanation:
      'Each line goes to the party that lands it cheapest. It becomes one order per party, so every further one costs handling and weighment once more; both are included.',
    lot: (party: string, lines: number) => `${party}, ${plural(lines, { one: '# line', other: '# lines' })}`,
    extraCharges: 'Extra handling and weighment, included',
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

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
