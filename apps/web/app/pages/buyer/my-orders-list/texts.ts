import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'My Orders',
  titleWithCount: (count: number) => `My Orders (${formatCount(count)})`,
  companyWithCount: (count: number) => `Orders of the company (${formatCount(count)})`,
  description: 'Your orders, newest first.',
  loading: 'Loading',
  loadFailed: 'Your orders could not be loaded',
  noneYet: 'No orders yet',
  noneYetHint: 'What you order is listed here, with its status and its documents.',
  browseCatalogue: 'Browse the catalogue',
  search: 'Search your orders',
  searchExample: 'Order number, your own number or item',
  status: 'Status',
  notCancelled: 'All but cancelled',
  orderedBy: (name: string) => `Ordered by ${name}`,
  approvedBy: (name: string) => `Approved by ${name}`,
  whose: { label: 'Whose orders', mine: 'Mine', company: 'Company' },
  yourNumber: (number: string) => `Your no. ${number}`,
  supplier: (party: string) => `Supplier: ${party}`,
  deleted: (items: string) => `Deleted: ${items}`,
  gstNumber: (number: string) => `GST ${number}`,
  quantity: 'Quantity',
  totalPrice: 'Total price with GST',
  allItems: (count: number) => `All ${formatCount(count)} items of the order`,
  moreItems: (count: number) => plural(count, { one: '# more item', other: '# more items' }),
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
