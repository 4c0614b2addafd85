import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { PriceUnit } from '@lohahaat/domain/catalogue/price-unit'
import type { RankBand } from '@lohahaat/domain/sourcing/rank-band'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  keptTitle: (leadId: string) => `Quote for ${leadId}`,
  title: 'Quote Price',
  description: 'Quote your prices for an enquiry.',
  loadFailed: 'The enquiry could not be loaded',
  backToEnquiries: 'Back to the enquiries',

  intro: {
    own: 'Enquiry <leadId></leadId>',
    open: 'Enquiry <leadId></leadId>. The buyer and our administrators see your prices; other parties never do.',
    completed: 'Enquiry <leadId></leadId> is completed. Quotes are no longer taken.',
  },

  ownEnquiry: {
    note: 'Compare what others have quoted for it side by side.',
    compareQuotes: 'Compare quotes',
  },

  accepted: {
    title: 'Your quote was accepted',
    nextStep: 'Please agree with the buyer on loading and delivery.',
  },

  rankNow: {
    first: 'Your quote is the lowest.',
    'first-half': 'Your quote is in the first half.',
    'second-half': 'Your quote is in the second half.',
  } satisfies Record<RankBand, string>,

  earlier: {
    quotedOn: 'You quoted on <time></time>',
    rank: {
      first: 'When you saved it, your quote was the lowest.',
      'first-half': 'When you saved it, your quote was in the first half.',
      'second-half': 'When you saved it, your quote was in the second half.',
    } satisfies Record<RankBand, string>,
    ranksLeft: (count: number) =>
      count === 0
        ? 'You were told your rank three times, which is as often as it is told for one enquiry.'
        : plural(count, {
            one: 'You can learn your rank # more time, each time you save a quote that is valid for an hour or longer.',
            other:
              'You can learn your rank # more times, each time you save a quote that is valid for an hour or longer.',
          }),
    outdated:
      'The buyer has changed the enquiry since. Please check the items and save again; until then your quote can’t be accepted.',
  },

  draft: {
    restored: '<strong>Draft restored.</strong> It is sent only when you save.',
    discard: 'Discard',
  },

  items: {
    title: (count: number) => `Items (${formatCount(count)})`,
    caption: 'Items of the enquiry',
    inListFile: 'The items are in the list file. The buyer has yet to enter them.',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Your price',
    offer: 'Make and delivery',
    anyBrand: 'Any brand',
    make: 'Make',
    makeFor: (item: string) => `Make of ${item}`,
    days: 'Days',
    daysFor: (item: string) => `Delivery days for ${item}`,
    inDays: (days: number) => plural(days, { one: '# day', other: '# days' }),
    notOffered: 'Not offered',
    notOfferedFor: (item: string) => `Not offered: ${item}`,
    unitFor: (item: string) => `Unit of the price for ${item}`,
    units: { Ton: 'MT', Kg: 'kg', Pieces: 'piece', Metre: 'metre' } satisfies Record<PriceUnit, string>,
    amount: 'Amount',
    asWritten: '<unseen>As written: </unseen>“<words></words>”',
    remark: (remark: string) => `Note: ${remark}`,
    weight: (tons: string, piece: string) => `${tons}<piece>, ${piece} a piece</piece>`,
    priceField: { Ton: '₹ per Ton', Kg: '₹ per kg', Pieces: '₹ per Piece', Metre: '₹ per metre' },
    priceFieldFor: {
      Ton: (item: string) => `₹ per Ton for ${item}`,
      Kg: (item: string) => `₹ per kg for ${item}`,
      Pieces: (item: string) => `₹ per Piece for ${item}`,
      Metre: (item: string) => `₹ per metre for ${item}`,
    },
  },

  hints: {
    target: (price: string, unit: string) => `Target ${price}/${unit}`,
    last: (price: string) => `Last ${price}/MT`,
    catalogue: (price: string, make: string) => `Catalogue ${price}/MT, ${make}`,
    takeFor: (item: string) => `as the price for ${item}`,
    fillDown: 'Fill down',
    fillDownFrom: (item: string) => `from ${item}`,
  },

  sheet: {
    hint: 'Enter and the arrows move from price to price, a column from a sheet can be pasted, Ctrl+D fills down.',
    pasteAnswer: 'Paste an answer',
    download: 'Download sheet',
    upload: 'Upload sheet',
    leaveOut: (count: number) =>
      plural(count, {
        one: 'Not offered: the # line without a price',
        other: 'Not offered: the # lines without a price',
      }),
    read: (count: number) => plural(count, { one: '# line was read', other: '# lines were read' }),
    wrong: 'These rows of the sheet could not be read',
    row: (row: number, error: string) => `Row ${row}: ${error}`,
    oneColumn: (columns: number) => `Please paste one column: there are ${columns}.`,
    pasted: (count: number) => plural(count, { one: '# price was pasted', other: '# prices were pasted' }),
    leftOver: (count: number) =>
      plural(count, { one: '# pasted price found no line', other: '# pasted prices found no line' }),
  },

  better: {
    title: 'The buyer asks for a better price',
    by: 'Please answer by <time></time>.',
    whole: 'It is about the whole quote.',
    lines: (count: number) => plural(count, { one: 'It is about # line:', other: 'It is about # lines:' }),
    line: (item: string, target: string, unit: string) => `${item}: target ${target}/${unit}`,
    howTo: 'Change your prices and save, or keep them.',
    keep: 'Keep my price',
    kept: 'Your price stays, and the buyer sees that.',
    states: {
      answered: 'You answered the buyer’s request for a better price.',
      kept: 'You kept your price when the buyer asked for a better one.',
      late: 'The buyer asked for a better price, and the deadline has passed. You can still save a new quote.',
    },
  },

  files: {
    add: 'Add a file',
    hint: (most: number) => `Optional. Test certificate, price list: up to ${most} files, sent with the quote.`,
    remove: (name: string) => `Remove ${name}`,
    failed: (name: string, reason: string) => `${name} was not added. ${reason}`,
  },

  terms: {
    title: 'Terms',
    validUntil: 'Valid until (IST)',
    validUntilHint: 'Optional. Until then the buyer can accept.',
    freight: 'Freight, ₹ per Ton',
    freightHint: 'Optional. Empty: no freight is charged.',
    freightTotal: (amount: string) => `${amount} for all of it`,
    paymentTerms: 'Payment terms',
    paymentTermsHint: 'Optional',
    remark: 'Remark',
    remarkHint: 'Optional. Make, grade, loading point',
  },

  total: {
    goods: 'Goods total',
    offered: (offered: number, lines: number) => `${offered} of ${lines} lines offered`,
    onTop: 'GST, loading and fees come on top.',
    noItems: 'There are no items to quote for yet.',
    open: (count: number) =>
      plural(count, {
        one: '# line has no price yet: price it, or mark it not offered.',
        other: '# lines have no price yet: price them, or mark them not offered.',
      }),
    save: 'Save Quote',
    cancel: 'Cancel',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
