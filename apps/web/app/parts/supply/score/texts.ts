import { numberFormat, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const oneDecimal = numberFormat({ maximumFractionDigits: 1 })

const en = {
  title: 'Score card',
  isNew: 'New seller',
  accepted: (percent: number) => `${percent} % accepted`,
  onTime: (percent: number) => `${percent} % on time`,
  within: (percent: number) => `${percent} % right by weight`,
  certified: (percent: number) => `${percent} % with certificates`,
  disputed: (percent: number) => `${percent} % disputed`,
  answers: (hours: number) => (hours < 1 ? 'quotes in under 1 h' : `quotes in ${oneDecimal(hours)} h`),
  stars: (stars: number, ratings: number) =>
    plural(ratings, { one: `${oneDecimal(stars)} ★ of # rating`, other: `${oneDecimal(stars)} ★ of # ratings` }),
  orders: (orders: number) => plural(orders, { one: '# order', other: '# orders' }),
  inDays: 'in 90 days',
  sellerOfItem: 'Who sells it',
  how: 'How it is made',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
