import { numberFormat, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const oneDecimal = numberFormat({ maximumFractionDigits: 1 })

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
  dispatch: 'Dispatch on time',
  dispatchHow:
    'The lines that left complete within the days promised, counted from your acceptance, of all that left or are overdue.',
  weight: 'Weight within tolerance',
  weightHow:
    'The trucks whose slips agree within the allowance, of all weighed at both ends. A slip that both sides accept counts.',
  certificates: 'Certificates with the first dispatch',
  certificatesHow: 'The orders whose first truck left with a test certificate for each line, of all you began to send.',
  disputes: 'Disputes',
  disputesHow: 'The trucks that came short or damaged by the word of the buyer, of all received. Fewer is better.',

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

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
