import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Cart',
  description: 'What you are about to order.',
  loading: 'Loading...',
  loadFailed: 'The cart could not be loaded',
  emptyHint: 'Sizes, weights and today’s rates are in the catalogue.',
  browse: 'Browse steel pipes',
  summary: (items: number, brands: number, weight: string) => {
    const from = plural(brands, { one: '# brand', other: '# brands' })
    return plural(items, { one: `# item from ${from} · ${weight}`, other: `# items from ${from} · ${weight}` })
  },

  items: 'Items',
  unit: 'Unit',
  quantity: 'Quantity',
  byTheTonOnly: 'Sold by the ton only: no weight per piece is stated.',
  remove: 'Remove',
  removeAction: 'Remove the item',
  removeItem: (item: string) => `Remove ${item}`,
  removeTitle: 'Remove item?',

  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  sameAddress: 'Shipping same as billing',

  withGst: 'with GST',
  proceed: 'Proceed to Checkout',
  whatIsMissing: 'What is missing',
  missing: 'Before the checkout',
  blockedItem: (item: string, problem: string) => `${item}: ${problem}`,
  moreBlocked: (count: number) => plural(count, { one: '# more item of the cart', other: '# more items of the cart' }),
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
