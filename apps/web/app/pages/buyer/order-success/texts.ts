import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  order: 'Order',
  title: 'Order placed',
  description: 'What was ordered, and what happens next.',
  yourOrder: (number: string) => `your order ${number}`,
  whatWasOrdered: 'What was ordered',
  andMore: (count: number) => `and ${formatCount(count)} more`,
  whatHappensNext: 'What happens next',
  confirmation: 'A confirmation is on its way to <email>your address</email>. You get a mail at every step.',
  status: 'Status',
  summary: 'Summary',
  viewOrder: 'View order',
  myOrders: 'My Orders',
  toCatalogue: 'Continue to the catalogue',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
