import { numberFormat, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'

const oneDecimal = numberFormat({ maximumFractionDigits: 1 })

const en = {
  title: 'Score card',
  isNew: 'New seller',
  accepted: (percent: number) => `${percent} % accepted`,
  answers: (hours: number) => `quotes in ${oneDecimal(hours)} h`,
  stars: (stars: number, ratings: number) =>
    plural(ratings, { one: `${oneDecimal(stars)} ★ of # rating`, other: `${oneDecimal(stars)} ★ of # ratings` }),
  orders: (orders: number) => plural(orders, { one: '# order', other: '# orders' }),
  inDays: 'in 90 days',
  sellerOfItem: 'Who sells it',
  how: 'How it is made',
}

export const texts = inLanguages({ en })
