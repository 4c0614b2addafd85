import { formatCount } from '../../ui/format-count'

const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

export const texts = {
  title: 'Quote Price',
  description: 'Quote your prices for an enquiry.',
  loadFailed: 'The enquiry could not be loaded',
  backToEnquiries: 'Back to the enquiries',

  intro: {
    own: 'Enquiry <leadId></leadId>',
    open: 'Enquiry <leadId></leadId>. Only the buyer sees your prices; other parties never do.',
    completed: 'Enquiry <leadId></leadId> is completed. Quotes are no longer taken.',
  },

  ownEnquiry: {
    note: 'What others quote for it stands side by side in its comparison.',
    compareQuotes: 'Compare quotes',
  },

  accepted: {
    title: 'Your quote was accepted',
    nextStep: 'Please agree with the buyer on loading and delivery.',
  },

  earlier: {
    quotedOn: 'You quoted on <time></time>',
    rank: ({ place, of }: { place: number; of: number }) =>
      `Your quote is ${place}${endings[ordinals.select(place)] ?? 'th'} of ${of}`,
    outdated:
      'The buyer changed the enquiry after it. Please look at the items and save again; until then it can’t be accepted.',
  },

  draft: {
    restored: '<strong>Draft restored.</strong> It is not sent before you save.',
    discard: 'Discard',
  },

  items: {
    title: (count: number) => `Items (${formatCount(count)})`,
    caption: 'Items of the enquiry',
    inListFile: 'The items are in the list file. The buyer has yet to enter them.',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Amount',
    asWritten: '<unseen>As written: </unseen>“<words></words>”',
    weight: (tons: string, piece: string) => `${tons}<piece>, ${piece} a piece</piece>`,
    priceField: { Ton: '₹ per Ton', Pieces: '₹ per Piece' },
    priceFieldFor: {
      Ton: (item: string) => `₹ per Ton for ${item}`,
      Pieces: (item: string) => `₹ per Piece for ${item}`,
    },
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
    onTop: 'GST, loading and fees come on top.',
    noItems: 'There are no items to quote for yet.',
    save: 'Save Quote',
    cancel: 'Cancel',
  },
}
