import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  createTitle: 'Create Enquiry',
  editTitle: 'Edit Enquiry',
  description: 'Say what you need, and parties quote for it.',
  enquiry: 'Enquiry',
  loadFailed: 'The enquiry could not be loaded',

  fields: {
    productCategory: 'Product Category',
    brandPreference: 'Brand Preference',
    anyBrand: 'Any brand',
    deliveryLocation: 'Delivery Location',
    deliveryTimeline: 'Delivery Timeline',
    showRank: 'Tell parties their rank',
    showRankHint:
      'Each party learns up to three times whether its quote is the lowest, in the first half or in the second; never the names or prices of others.',
  },

  sizes: {
    title: 'Sizes',
    tree: 'sizes',
    search: 'Search sizes',
    searchExample: 'Such as SHS 40x40 3.2',
    noneYet: 'No sizes yet',
    noneYetHint: 'Choose a product category first.',
    none: 'No sizes',
    noneHint: 'This product category has none yet.',
    loadFailed: 'The sizes could not be loaded',
  },

  items: {
    title: 'Selected items',
    total: 'Total <weight>of all items</weight>',
    none: 'Nothing selected',
    noneHint: 'Tick sizes and thicknesses: each becomes an item.',
    item: 'Item',
    unit: 'Unit',
    unitOf: (item: string) => `Unit of ${item}`,
    units: { Ton: 'Tons', Pieces: 'Pieces' },
    quantity: 'Quantity',
    quantityOf: (item: string) => `Quantity of ${item}`,
    weight: 'Weight',
    asWritten: (line: string) => `You wrote: ${line}`,
    remark: (remark: string) => `Note: ${remark}`,
    remove: 'Remove',
    removeItem: (item: string) => `Remove ${item}`,
    removeAction: 'Remove item',
    count: (count: number) => plural(count, { one: '# item', other: '# items' }),
  },

  tooMany: (most: number) => `An enquiry can have at most ${formatCount(most)} items.`,
  onlyInTons: 'Only in tons: what a piece weighs is not known.',
  foreignItem: 'Not in this product category.',
  foreignItems: 'Some items are not in this product category.',
  unchanged: 'Nothing has changed yet.',
  outdating: (quotes: number) =>
    plural(quotes, {
      one: 'The quote you have becomes outdated when you change the enquiry: the parties are told, and have to quote again before you can accept.',
      other:
        'The # quotes you have become outdated when you change the enquiry: the parties are told, and have to quote again before you can accept.',
    }),

  create: 'Create Enquiry',
  update: 'Update Enquiry',
  updateTitle: (leadId: string) => `Update ${leadId}`,
  cancel: 'Cancel',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
