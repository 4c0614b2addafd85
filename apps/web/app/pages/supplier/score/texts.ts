import { listFormat, numberFormat, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'

const oneDecimal = numberFormat({ maximumFractionDigits: 1 })

const all = listFormat({ type: 'conjunction', style: 'long' })

const en = {
  title: 'Your score card',
  description: 'What buyers see of you, and how it is made.',
  intro: 'Made from the last 90 days alone. Buyers see it beside your quotes and items.',
  loadFailed: 'The score card could not be loaded',
  table: 'How the score card is made',
  notYet: 'not yet measured',
  isNew: (orders: number) => plural(orders, { one: 'New: # order', other: 'New: # orders' }),
  newHow: 'With fewer than 5 orders in 90 days a seller is shown as new, without percentages.',
  orders: 'Orders',
  answer: 'Answer time',
  hours: (hours: number) => `${oneDecimal(hours)} h`,
  answerHow: 'The median time from an enquiry to your quote.',
  accepted: 'Acceptance',
  percent: (percent: number, accepted: number, answered: number) => `${percent} % (${accepted} of ${answered})`,
  /** Of too few orders for a percentage. */
  share: (accepted: number, answered: number) => `${accepted} of ${answered}`,
  acceptedHow:
    'The lines you accepted, of all you were asked for. Expired counts as refused; what a buyer withdraws does not count.',
  stars: 'Ratings',
  starsNow: (stars: number, ratings: number) => `${oneDecimal(stars)} ★ (${ratings})`,
  starsHow: 'What buyers say after delivery. Ratings that the desk has hidden do not count.',
  dispatch: 'dispatch on time',
  weight: 'weight within tolerance',
  certificates: 'certificates with the first dispatch',
  disputes: 'disputes',
  later: (figures: readonly string[]) => `Not part of the score yet: ${all(figures)}.`,

  ratings: 'What buyers say',
  noRatings: 'No ratings yet.',
  answerLabel: 'Your answer',
  answerHint: 'You can answer once, and everybody can read it',
  send: 'Answer',
  sent: 'The answer is saved.',
  open: 'Answer this',
  orderNo: (orderNo: string) => `Order ${orderNo}`,
  more: (shown: number, total: number) => `The newest ${shown} of ${total}`,
}

export const texts = inLanguages({ en })
