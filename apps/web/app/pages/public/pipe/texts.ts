import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  steelPipes: 'Steel pipes',
  allSteelPipes: 'All steel pipes',
  /** For an unknown department: the heading must not repeat arbitrary text from the URL. */
  noDepartment: 'Catalogue',
  noDepartmentHint: 'Nothing is sold here at present.',
  classHeading: (name: string, kind: string) => `${name} · ${kind}`,
  description: (heading: string, taxNotice: string) =>
    `${heading}: every size with today’s rate in ₹/MT, weight per piece, grade, delivery and stock. ${taxNotice}`,
  loadFailed: 'The catalogue could not be loaded',

  classes: 'Classes',
  allClasses: 'All',

  items: 'Items',
  search: 'Search brand, size, grade',
  searchExample: '50nb tata 3.6',
  count: (shown: number, total: number) =>
    plural(total, { one: `${formatCount(shown)} of # item`, other: `${formatCount(shown)} of # items` }),

  sortBy: 'Sort by',
  sortings: {
    price: 'Lowest ₹/MT first',
    '-price': 'Highest ₹/MT first',
    size: 'Size',
    thickness: 'Thickness',
    '-size': 'Largest size first',
    make: 'Make',
    '-make': 'Make, from Z',
    weight: 'Lightest piece first',
    '-weight': 'Heaviest piece first',
    stock: 'Least stock first',
    '-stock': 'Most stock first',
    ready: 'Soonest ready first',
    '-ready': 'Latest ready first',
  },

  view: 'View',
  views: { cards: 'Cards', table: 'Table', matrix: 'Matrix' },

  filters: {
    title: 'Filters',
    set: (count: number) => `Filters (${formatCount(count)})`,
    brand: 'Brand',
    grade: 'Grade',
    // The specification's words, though the values are codes of the Bureau of Indian Standards, such as IS 1239.
    standard: 'ISO Standard',
    size: 'Size',
    thickness: 'Thickness Range',
    length: 'Length Range',
    close: 'Close filters',
    showItems: 'Show items',
    showCount: (total: number) => plural(total, { one: 'Show # item', other: 'Show # items' }),
    active: 'Active filters',
    clearAll: 'Clear all',
    searched: (words: string) => `“${words}”`,
    exactly: (figure: string, unit: string) => `${figure} ${unit}`,
    between: (min: string, max: string, unit: string) => `${min} to ${max} ${unit}`,
    from: (min: string, unit: string) => `From ${min} ${unit}`,
    upTo: (max: string, unit: string) => `Up to ${max} ${unit}`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
