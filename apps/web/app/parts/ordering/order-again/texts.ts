import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  button: 'Order again',
  added: (count: number) =>
    plural(count, { one: '# item was added to the cart.', other: '# items were added to the cart.' }),
  nothingAdded: 'Nothing was added to the cart.',
  alreadyThere: 'All of it is in the cart already.',
  notSold: (items: string) => `No longer sold: ${items}.`,
  notSoldAndMore: (items: string, more: number) => `No longer sold: ${items} and ${formatCount(more)} more.`,

  notice: {
    title: (orderNo: string) => `Since order ${orderNo}`,
    moved: 'Prices that moved',
    price: '<said>Before: </said><before>this</before> <arrow>→</arrow> <said>now: </said><after>this</after> per MT',
    up: (by: string) => `up ${by}`,
    down: (by: string) => `down ${by}`,
    gone: 'No longer sold',
    close: 'Close',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
