import type { stockSortable } from '@lohahaat/contract/inventory/stock/stock-details'
import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  stock: 'Stock',
  loadFailed: 'This list could not be loaded',
  import: 'Import',
  create: 'Create Stock Item',
  noStock: 'No Stock Items Found',
  createFirst: 'Create Your First Stock Item',

  export: {
    button: 'Export',
    busy: 'Exporting',
    formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
  },

  filters: {
    search: 'Search Stock',
    searchHint: 'Brand, class, size, grade, seller or HSN',
    brand: 'Brand',
    allBrands: 'All brands',
    class: 'Class',
    allClasses: 'All classes',
    size: 'Size',
    allSizes: 'All sizes',
    sizesOfOneClass: 'Of one class',
    seller: 'Seller',
    allSellers: 'All sellers',
    status: 'Status',
    activeOrNot: 'Active or not',
    sortBy: 'Sort by',
    newestFirst: 'Newest first',
  },

  /** Describes the filters before an action on all matching items. */
  chosen: {
    all: 'All stock items',
    brand: (name: string) => `Brand: ${name}`,
    class: (name: string) => `Class: ${name}`,
    size: (name: string) => `Size: ${name}`,
    seller: (name: string) => `Seller: ${name}`,
    unknown: 'unknown',
    active: 'Active only',
    inactive: 'Inactive only',
    search: (words: string) => `Search: ${words}`,
  },

  sort: {
    titles: {
      brandName: 'Brand',
      className: 'Class',
      size: 'Size',
      thickness: 'Thickness',
      length: 'Length',
      sellerName: 'Seller',
      weightPerPiece: 'Weight',
      available: 'Available',
      price: 'Price',
      active: 'Status',
      updatedAt: 'Updated',
    } satisfies Record<(typeof stockSortable)[number], string>,
    ascending: (title: string) => `${title}, ascending`,
    descending: (title: string) => `${title}, descending`,
  },

  table: {
    item: 'Item',
    seller: 'Seller',
    weight: 'Weight/piece',
    weightUnknown: 'Not known',
    available: 'Available',
    notTracked: 'Not tracked',
    price: 'Price ₹/MT',
    priceOf: (item: string) => `Price of ${item}`,
    status: 'Status',
    active: 'Active',
    inactive: 'Inactive',
    updated: 'Updated',
    edit: 'Edit',
    editItem: (item: string) => `Edit ${item}`,
  },

  sheet: {
    hint: 'Enter and the arrow keys move, typing replaces, F2 edits, Esc restores. A column pasted from a spreadsheet fills downward.',
    bar: 'Changes of prices',
    oneColumn: (columns: number) =>
      `The copied cells have ${formatCount(columns)} columns. Please copy the column with the prices alone.`,
    pasted: (count: number) =>
      plural(count, { one: '# cell pasted, not saved yet.', other: '# cells pasted, not saved yet.' }),
    wrong: (count: number) =>
      plural(count, { one: '# is no price: please mend it.', other: '# are no prices: please mend them.' }),
    leftOver: (count: number) =>
      plural(count, {
        one: '# more was left out, because the page ends here.',
        other: '# more were left out, because the page ends here.',
      }),
    discard: 'Discard',
    leaveOut: (count: number) => plural(count, { one: 'Leave # out', other: 'Leave # out' }),
    save: (count: number) => plural(count, { one: 'Save # price', other: 'Save # prices' }),
    changed: (count: number) => plural(count, { one: '# price changed.', other: '# prices changed.' }),
    changedOne: (item: string, old: string, now: string) => `${item}: ${old} became ${now}.`,
    undo: 'Undo',
    undone: (change: string) => `Undone: ${change}`,
    far: {
      title: (count: number) =>
        plural(count, { one: '# price moves by more than 10 %', other: '# prices move by more than 10 %' }),
      move: (item: string, old: string, now: string, percent: string) =>
        `${item}: ${old} becomes ${now}, ${percent} %.`,
      furthest: (move: string) => `The furthest: ${move}`,
      action: (count: number) => plural(count, { one: 'Save the price', other: 'Save # prices' }),
    },
  },

  pricesWait: (count: number) =>
    plural(count, {
      one: '# price waits for approval; until then the old one holds.',
      other: '# prices wait for approval; until then the old ones hold.',
    }),
  untouched: (days: number) => plural(days, { one: 'Untouched for # day', other: 'Untouched for # days' }),
  own: {
    searchHint: 'Brand, class, size, grade or HSN',
    title: 'Your stock and prices',
    intro: 'What you sell here. A price that moves too far at once waits for approval.',
  },
  priceChange: {
    title: 'Change prices',
    direction: 'Direction',
    directions: { up: 'Up', down: 'Down' },
    kind: 'Change by',
    kinds: { amount: 'Amount', percent: 'Percent' },
    figure: 'How much',
    noMinus: 'Please choose Down instead of typing a minus.',
    notAboveZero: 'Please enter a figure above 0.',
    units: { amount: '₹/MT', percent: '%' },
    roundTo: 'Round new prices to',
    notRounded: 'Not rounded',
    cancel: 'Cancel',
    looking: 'Looking up the prices…',
    nothingYet: 'The new prices are shown here before anything is changed.',
    matching: (count: number) =>
      count === 0
        ? 'No stock item matches.'
        : plural(count, { one: '# stock item matches.', other: '# stock items match.' }),
    cheapest: 'Cheapest',
    dearest: 'Dearest',
    examples: 'Examples',
    becomes: (old: string, now: string) =>
      `${old} <arrow>→</arrow><unseen>becomes</unseen> <now>${now}</now> <unit>/MT</unit>`,
    action: (count: number) => plural(count, { one: 'Change # price', other: 'Change # prices' }),
    done: (count: number) => plural(count, { one: '# price was changed.', other: '# prices were changed.' }),
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
