import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { RankBand } from '@lohahaat/domain/sourcing/rank-band'
import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
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
    note: 'What others quote for it stands side by side in its comparison.',
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
    remark: (remark: string) => `Note: ${remark}`,
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

export const texts = inLanguages({ en })
